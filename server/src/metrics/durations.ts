/**
 * A histogram in the text format of Prometheus. It is added to at the end of every request, so that it looks its series
 * up in maps and adds to plain numbers: a fraction of what the library takes, which makes a text of the labels each time.
 */
export interface Durations {
  add(method: string, route: string, status: number, seconds: number): void;
  text(): string;
}

const upToSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  labels: string;
  /** How many fell into each bucket and into no earlier one; the last holds those above all of them. */
  counts: number[];
  sum: number;
}

export function createDurations({ name, help }: { name: string; help: string }): Durations {
  const all: Series[] = [];
  const byMethod = new Map<string, Map<string, Map<number, Series>>>();

  function seriesOf(method: string, route: string, status: number): Series {
    const byStatus = inside(inside(byMethod, method), route);
    const known = byStatus.get(status);
    if (known !== undefined) return known;
    const labels = `method="${escapeLabel(method)}",route="${escapeLabel(route)}",status="${status}"`;
    const series = { labels, counts: Array.from({ length: upToSeconds.length + 1 }, () => 0), sum: 0 };
    byStatus.set(status, series);
    all.push(series);
    return series;
  }

  return {
    add(method, route, status, seconds) {
      const series = seriesOf(method, route, status);
      let bucket = 0;
      while (bucket < upToSeconds.length && seconds > (upToSeconds[bucket] ?? 0)) bucket += 1;
      series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
      series.sum += seconds;
    },
    text() {
      const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
      for (const series of all) lines.push(...linesOf(name, series));
      return `${lines.join('\n')}\n`;
    },
  };
}

function inside<Key, Inner, Value>(map: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  let found = map.get(key);
  if (found === undefined) {
    found = new Map();
    map.set(key, found);
  }
  return found;
}

/** Each bucket of the format counts everything up to its bound. */
function linesOf(name: string, { labels, counts, sum }: Series): string[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return `${name}_bucket{${labels},le="${upToSeconds[index] ?? '+Inf'}"} ${total}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`];
}

function escapeLabel(text: string): string {
  return text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
}
