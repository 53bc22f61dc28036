import type {
  Example,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  Response,
} from '../openapi/types.ts';
import { fieldTable, notes, presenceOf, rowsTable, typeName } from './field-table.ts';
import { type Html, html } from './html.ts';

/** One call with everything a client needs to make it. */
export function operationSection(
  call: { method: string; path: string; operation: Operation },
  document: OpenApiDocument,
): Html {
  const { method, path, operation } = call;
  const { parameters, requestBody, responses } = operation;
  const { 200: success, ...failures } = responses;
  return html`<article id="${operation.operationId}">
<h3><a href="#${operation.operationId}">${operation.summary}</a></h3>
<p class="route"><span class="method ${method}">${method.toUpperCase()}</span> <code>${breakable(path)}</code></p>
<p class="soft">${operation.description}</p>
${parameters && section('Parameters', parameterTable(parameters))}
${requestBody && section('Body', html`${requestBody.description && html`<p>${requestBody.description}</p>`}${sentContent(requestBody.content)}`)}
${success && section('Reply', answeredContent(success.content ?? {}))}
${section('Errors', errorTable(failures, document))}
</article>`;
}

function section(title: string, content: Html): Html {
  return html`<h4>${title}</h4>${content}`;
}

/** A long path may break after each slash, so that it fits a phone. */
function breakable(path: string): Html {
  return html`${path.split('/').map((part, index) => (index === 0 ? part : html`/<wbr>${part}`))}`;
}

function parameterTable(parameters: Parameter[]): Html {
  return rowsTable(
    parameters.map((parameter) => [
      html`<code>${parameter.name}</code> <span class="soft">${parameter.in}</span>`,
      typeName(parameter.schema),
      notes({
        name: parameter.name,
        presence: presenceOf(parameter.required ?? false, 'sent'),
        schema: { description: parameter.description, ...parameter.schema },
        example: String(parameter.example),
      }),
    ]),
  );
}

function sentContent(content: Record<string, MediaType>): Html {
  const json = content['application/json'];
  if (json?.schema === undefined) return otherContent(content);
  return html`${fieldTable(json.schema, 'sent')}${examples(json)}`;
}

/** The envelope is described once, at the top of the page; this describes what differs. */
function answeredContent(content: Record<string, MediaType>): Html {
  const json = content['application/json'];
  if (json?.schema?.properties === undefined) return otherContent(content);
  const { status: _status, message: _message, ...properties } = json.schema.properties;
  return html`${fieldTable({ ...json.schema, properties }, 'answered')}${examples(json)}`;
}

function otherContent(content: Record<string, MediaType>): Html {
  const types = Object.keys(content).map((type) => html` <code>${type}</code>`);
  return html`<p>Content type:${types}</p>${Object.values(content).map(examples)}`;
}

function examples(media: MediaType): Html[] {
  if (media.example !== undefined) return [exampleBlock('Example', media.example)];
  return Object.values(media.examples ?? {}).flatMap((example) =>
    'value' in example ? [exampleBlock(example.summary ?? 'Example', example.value)] : [],
  );
}

function exampleBlock(title: string, value: unknown): Html {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return html`<details><summary>${title}</summary><pre tabindex="0"><code>${text}</code></pre></details>`;
}

/** Errors share one shape, so one row per code is enough. */
function errorTable(failures: Record<string, Response>, document: OpenApiDocument): Html {
  const rows = Object.entries(failures).flatMap(([status, response]) =>
    Object.keys(response.content?.['application/json']?.examples ?? {}).map((code) => {
      const example: Example | undefined = document.components.examples[code];
      return html`<tr><td>${status}</td><td><code>${code}</code></td><td>${example?.summary}</td></tr>`;
    }),
  );
  return html`<details><summary>${rows.length} errors</summary>
<table><thead><tr><th>Status</th><th>Code</th><th>Sentence</th></tr></thead><tbody>${rows}</tbody></table>
<p class="soft">Each has the shape of a <a href="#shape-Failure">Failure</a>.</p></details>`;
}
