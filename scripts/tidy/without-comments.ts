/**
 * Blanks the comments of TypeScript or JavaScript and leaves everything else where it was, so that line numbers hold.
 * It walks over texts, templates and regular expressions, because what looks like a comment inside them is none.
 * Where it must guess, at a slash that may divide or begin an expression, it looks at what stands before,
 * and a wrong guess ends with the line.
 */
export function withoutComments(source: string): string {
  let result = '';
  let at = 0;
  while (at < source.length) takeCode();
  return result;

  /** Takes code up to the end, or up to the brace that closes the `${` we are in. */
  function takeCode(): void {
    let depth = 0;
    while (at < source.length) {
      const end = endOfToken(source, at, result);
      const token = source.slice(at, end);
      const isComment = token.startsWith('//') || token.startsWith('/*');
      result += isComment ? token.replace(/[^\n]/g, ' ') : token;
      at = end;
      if (token === '`') takeTemplate();
      else if (token === '{') depth += 1;
      else if (token === '}' && depth === 0) return;
      else if (token === '}') depth -= 1;
    }
  }

  /** Takes the text of a template up to its closing backtick; what stands in `${…}` is code again. */
  function takeTemplate(): void {
    while (at < source.length) {
      const end = endOfTemplateText(source, at);
      const text = source.slice(at, end);
      result += text;
      at = end;
      if (!text.endsWith('${')) return;
      takeCode();
    }
  }
}

function endOfToken(source: string, at: number, before: string): number {
  const character = source[at];
  const next = source[at + 1];
  if (character === '/' && next === '/') return endOf(source, '\n', at);
  if (character === '/' && next === '*') return Math.min(endOf(source, '*/', at + 2) + 2, source.length);
  if (character === "'" || character === '"') return endOfQuote(source, at, character);
  if (character === '/' && beginsExpression(before)) return endOfQuote(source, at, '/');
  return at + 1;
}

function endOf(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found === -1 ? source.length : found;
}

/** A text or regular expression ends at its mark or, when it was none, with the line. */
function endOfQuote(source: string, at: number, mark: string): number {
  let inClass = false;
  for (let index = at + 1; index < source.length; index += 1) {
    const character = source[index];
    if (character === '\\') index += 1;
    else if (character === '\n') return index;
    else if (mark === '/' && character === '[') inClass = true;
    else if (mark === '/' && character === ']') inClass = false;
    else if (character === mark && !inClass) return index + 1;
  }
  return source.length;
}

function endOfTemplateText(source: string, at: number): number {
  for (let index = at; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === '`') return index + 1;
    else if (source[index] === '$' && source[index + 1] === '{') return index + 2;
  }
  return source.length;
}

function beginsExpression(before: string): boolean {
  return /(?:[(,=:[!&|?;+*%~^]|=>|\b(?:return|typeof|case))\s*$/.test(before.slice(-40));
}
