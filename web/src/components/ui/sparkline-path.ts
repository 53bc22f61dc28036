type SparklineBox = { width: number; height: number; inset: number };

/**
 * Turns figures into an SVG path that fills the box, lowest figure at the bottom. Equal figures make a line in the
 * middle, nothing at all one at the bottom; a single one makes a flat line, since there is no course to show.
 */
export function sparklinePath(values: readonly number[], box: SparklineBox): string {
  const figures = values.length === 1 ? [...values, ...values] : values;
  const lowest = Math.min(...figures);
  const spread = Math.max(...figures) - lowest;
  const flatShare = lowest === 0 ? 0 : 0.5;
  const drawable = box.height - 2 * box.inset;
  return figures
    .map((figure, index) => {
      const x = (index / (figures.length - 1)) * box.width;
      const share = spread === 0 ? flatShare : (figure - lowest) / spread;
      const y = box.inset + (1 - share) * drawable;
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
