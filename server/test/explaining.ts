import { ExplainNode, type KyselyPlugin, type RootOperationNode } from 'kysely';

/** Every statement is explained instead of run; each finds nothing, so that what would come next comes as well. */
export function explaining(plans: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => asExplained(node),
    transformResult: async ({ result }) => {
      plans.push(result.rows.map((row) => Object.values(row as object).join('')).join('\n'));
      return { ...result, rows: [] };
    },
  };
}

function asExplained(node: RootOperationNode): RootOperationNode {
  if (node.kind === 'SelectQueryNode') return { ...node, explain: ExplainNode.create() };
  if (node.kind !== 'RawNode') return node;
  const [first = '', ...rest] = node.sqlFragments;
  return { ...node, sqlFragments: [`explain ${first}`, ...rest] };
}
