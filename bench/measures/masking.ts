import { maskSeries } from '../../server/src/domain/contact-masks/mask-contacts.ts';
import { defineMeasure } from '../measure.ts';
import { median } from '../support/median.ts';

const messageLength = 4_000;
const rounds = 25;

/** Worst-case texts for the detection of contacts: long words, and characters that start a contact and end none. */
const hostile = [
  'a',
  'a-',
  'a.',
  'a@',
  'a@a.',
  '@',
  'a at ',
  'a dot ',
  '.com',
  '0 ',
  '1,',
  '+1',
  '7 8 0 ',
  '08:03:12 ',
  '0803 is ',
  'double ',
  'zero eight ',
  '('.repeat(3),
  'http : ',
  'a_1 on ig ',
  'add me on ig ',
  'a b c @ d . c ',
  '０ ',
  '0🙂',
  'ẹ́',
  '\u202e1',
].map((part) => part.repeat(messageLength).slice(0, messageLength));

/** A message after twelve others of the same kind: long ones, and one long one before eleven short ones. */
function histories(text: string) {
  const long = Array.from({ length: 12 }, () => ({ text, masked: '' }));
  const short = long.map((message, index) =>
    index === 0 ? message : { text: text.slice(0, 120), masked: '' },
  );
  return [long, short];
}

export const masking = defineMeasure({
  name: 'masking',
  figures: {
    worst: {
      label: 'Masking a message of 4,000 characters after twelve others, the slowest of hostile texts',
      target: { atMost: 5 },
      unit: 'ms',
    },
  },
  async run() {
    const subject = { handle: '@lagosfoodie' };
    const measured = hostile.flatMap((text) =>
      histories(text).map((history) => {
        const times = Array.from({ length: rounds }, () => {
          const startedAt = performance.now();
          maskSeries(history, text, subject);
          return performance.now() - startedAt;
        });
        return { text, ms: median(times) };
      }),
    );
    const [slowest] = measured.toSorted((one, other) => other.ms - one.ms);
    const value = slowest?.ms ?? 0;
    return {
      worst: {
        value,
        detail: `${hostile.length} texts; slowest ${JSON.stringify(slowest?.text.slice(0, 12))}`,
      },
    };
  },
});
