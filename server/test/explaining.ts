import { ExplainNode, type KyselyPlugin, type RootOperationNode } from 'kysely';

/**
 * Every statement is explained instead of run; each finds nothing, so that what would come next comes as well. With
 * options such as `(analyze, buffers)`, statements that were written as text also say what they did.
 */
export function explaining(plans: string[], options = ''): KyselyPlugin {
  return {
    transformQuery: ({ node }) => asExplained(node, options),
    transformResult: async ({ result }) => {
      plans.push(result.rows.map((row) => Object.values(row as object).join('')).join('\n'));
      return { ...result, rows: [] };
    },
  };
}

function asExplained(node: RootOperationNode, options: string): RootOperationNode {
  if (node.kind === 'SelectQueryNode') return { ...node, explain: ExplainNode.create() };
  if (node.kind !== 'RawNode') return node;
  const [first = '', ...rest] = node.sqlFragments;
  return { ...node, sqlFragments: [`explain ${options} ${first}`, ...rest] };
}
