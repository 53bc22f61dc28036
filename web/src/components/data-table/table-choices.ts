export type Density = 'comfortable' | 'compact';

/** What a table shows and how closely. */
export interface ChosenLook {
  hidden: readonly string[];
  density: Density;
}

export const plainLook: ChosenLook = { hidden: [], density: 'comfortable' };

/** A link that says how the table looks is followed; otherwise it looks as it did last time on this computer. */
export function lookOf(query: URLSearchParams, remembered: ChosenLook): ChosenLook {
  const hide = query.get('hide');
  const density = query.get('density');
  return {
    hidden: hide === null ? remembered.hidden : namesIn(hide),
    density: density === null ? remembered.density : densityOf(density),
  };
}

/** Only what differs from how a table always begins. */
export function writeLook(query: URLSearchParams, { hidden, density }: ChosenLook): URLSearchParams {
  const written = new URLSearchParams(query);
  written.delete('hide');
  written.delete('density');
  if (hidden.length > 0) written.set('hide', hidden.join(','));
  if (density === 'compact') written.set('density', density);
  return written;
}

/** As it is kept, for example 'plan,balance compact'. */
export function keptLook({ hidden, density }: ChosenLook): string {
  return `${hidden.join(',')} ${density}`;
}

export function readKeptLook(kept: string | null): ChosenLook {
  const [hide = '', density = ''] = (kept ?? '').split(' ');
  return { hidden: namesIn(hide), density: densityOf(density) };
}

function namesIn(list: string): string[] {
  return list.split(',').filter((name) => name !== '');
}

function densityOf(text: string): Density {
  return text === 'compact' ? 'compact' : 'comfortable';
}
