import { categories } from '@oja/contract/listing-labels';
import { extendBack, matchAt, type Span, spansOf } from './span.ts';
import { type Word, wordsOf } from './words.ts';

/** "@name". A single @ in a sentence is none, and neither are an amount or an hour: "@150k", "@5pm". */
export function findAtNames(text: string): Span[] {
  return spansOf(text, /(?<![\w.@/])@[a-z0-9_][a-z0-9_.]{2,31}/gi).filter(
    ({ start, end }) =>
      !/^@(?:\d[\d.]{0,12}(?:k|m|am|pm|naira|ngn|usd|each)?|home|work|least|all|once|night|noon|school|first)\.?$/i.test(
        text.slice(start, end),
      ),
  );
}

/** "ada#1234", but not "order#1234". */
export function findDiscordNames(text: string): Span[] {
  return spansOf(text, /#\d{4}(?!\d)/g).flatMap(({ start: hash, end }) => {
    const start = extendBack(text, { end: hash, character: /[\w.]/, most: 32 });
    const name = text.slice(start, hash).toLowerCase();
    return /^[a-z][\w.]{1,31}$/.test(name) && !numbered.has(name) ? [{ start, end }] : [];
  });
}

const numbered = new Set(
  'order ticket case ref reference invoice no num number txn listing item lot page id account acct receipt purchase batch room flat house line tkt'.split(
    ' ',
  ),
);

/**
 * Names on other apps that stand without an @: "add me on snap ada_sells", "find me as ada77 on ig". Accounts on such
 * platforms are what is traded here, so the name of an app alone is no sign of a contact and "my instagram is growing" must pass:
 * a name counts after a request to be found, after the word for a name, when it looks like no word of a language, between
 * a request and an app, or when it is a sentence of its own together with an app.
 */
export function findNicknames(text: string): Span[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    if (!isApp(words, index)) return [];
    const after = index + (word.lower === 'whats' ? 2 : 1);
    const span =
      nameAfterApp(text, words, { app: index, after }) ??
      nameBeforeApp(text, words, index) ??
      nameAsked(words, index) ??
      nameStated(text, words, { app: index, after }) ??
      nameOnApp(text, words, index) ??
      nameAlone(text, words, { app: index, after });
    return span ? [span] : [];
  });
}

const apps = new Set(
  'whatsapp whatapp watsapp whatsap watsap wassap whatssap telegram instagram insta snapchat facebook messenger discord signal viber wechat skype tiktok twitter imo snap tele tg ig wa fb'.split(
    ' ',
  ),
);

function isApp(words: readonly Word[], index: number): boolean {
  const word = words[index]?.lower ?? '';
  return apps.has(word) || (word === 'whats' && words[index + 1]?.lower === 'app');
}

const requests = new Set(
  'add find dm message text reach follow search contact write hit ping buzz chat inbox look check'.split(' '),
);
const nouns = new Set('id username user nick nickname handle name tag usr'.split(' '));
const fillers = new Set(
  'is as at its it s be na called id username user nick nickname handle name tag'.split(' '),
);

function nameAfterApp(
  text: string,
  words: readonly Word[],
  { app, after }: { app: number; after: number },
): Span | undefined {
  const isNamed = isRequested(words, app) || isMyName(words, app, after);
  let next = after;
  while (next < after + 3 && fillers.has(words[next]?.lower ?? '') && isJoined(words[next])) next += 1;
  const word = words[next];
  if (word === undefined || !isJoined(word)) return undefined;
  const isIntroduced = next > after || /[:=]/.test(word.gap);
  return nameAt(text, word.start, isNamed ? 'any' : isIntroduced ? 'odd or dotted' : 'odd');
}

/** "add me on", "hit us up on" before the app. */
function isRequested(words: readonly Word[], app: number): boolean {
  if (!['on', 'at', 'via', 'through', 'in', 'for'].includes(words[app - 1]?.lower ?? '')) return false;
  const person = words[app - 2]?.lower === 'up' ? app - 3 : app - 2;
  return ['me', 'us'].includes(words[person]?.lower ?? '') && requests.has(words[person - 1]?.lower ?? '');
}

/** "my snap name", "my name on snap is". */
function isMyName(words: readonly Word[], app: number, after: number): boolean {
  if (words[app - 1]?.lower === 'my') return nouns.has(words[after]?.lower ?? '');
  const isOn = ['on', 'for', 'in'].includes(words[app - 1]?.lower ?? '');
  const noun = app - 2;
  const owner = words[noun - 1]?.lower === 'user' ? noun - 2 : noun - 1;
  return (
    isOn &&
    nouns.has(words[noun]?.lower ?? '') &&
    words[owner]?.lower === 'my' &&
    /^(?:is|be|na)$/.test(words[after]?.lower ?? '')
  );
}

/** "find me as otheracct on ig", "i am ada_sells on snap", "ada_sells on snap". */
function nameBeforeApp(text: string, words: readonly Word[], app: number): Span | undefined {
  if (!['on', 'in', 'for'].includes(words[app - 1]?.lower ?? '') || !isJoined(words[app])) return undefined;
  const on = words[app - 1];
  if (on === undefined || !/^\s{1,2}$/.test(on.gap)) return undefined;
  const end = on.start - on.gap.length;
  const start = extendBack(text, { end, character: /[\w.#-]/, most: 32 });
  const isNamed = /(?:^|\W)(?:me|us|for|am|i'm)\s{1,2}(?:as|by|with|is)\s{1,2}$/i.test(
    text.slice(Math.max(0, start - 12), start),
  );
  const name = nameAt(text, start, isNamed ? 'any' : 'odd');
  return name?.end === end ? name : undefined;
}

const shortApps = new Set('ig insta tg tele snap'.split(' '));
/** What is said about an account in one word. */
const marketWords = new Set(
  'account accounts followers following audience growth insights reels stories username handle channel channels groups premium business personal fashion comedy football gospel fitness travel gaming crypto celebrity lifestyle password please tomorrow thanks support problem analytics screenshot screenshots traffic content though market sellers buyers'.split(
    ' ',
  ),
);
const wordEndings = /(?:ed|ing|ly|ble|tion|ment|ive|er|ers|ic|al|ness)$/;

/** "ig adasells", "telegram: adasells", "ig handle: adasells": an app and a name, with nothing else in the sentence. */
function nameAlone(
  text: string,
  words: readonly Word[],
  { app, after }: { app: number; after: number },
): Span | undefined {
  const isNamed = nouns.has(words[after]?.lower ?? '') && isJoined(words[after]);
  const name = words[isNamed ? after + 1 : after];
  if (!name || !isJoined(name)) return undefined;
  const isIntroduced = /[:=]/.test(name.gap);
  if (!isIntroduced && (isNamed || !shortApps.has(words[app]?.lower ?? ''))) return undefined;
  const first = words[app - 1]?.lower === 'my' ? app - 1 : app;
  const begins = first === 0 || /[.!?;\n]/.test(words[first]?.gap ?? '');
  const ends = /^\s{0,4}(?:$|[.!;\n])/.test(text.slice(name.end, name.end + 5));
  return begins && ends && isPlainName(name) ? { start: name.start, end: name.end } : undefined;
}

const asking = new Set('add dm message text follow contact ping buzz inbox hmu'.split(' '));
/** Whom such a request may concern beside one person. */
const crowds = new Set(
  'people friends clients customers admins celebrities members vendors owners someone anyone everyone brands competitors family please nobody trends'.split(
    ' ',
  ),
);

/** "add adasells on snap", "dm adasells on instagram". */
function nameAsked(words: readonly Word[], app: number): Span | undefined {
  const [request, name, on] = [words[app - 3], words[app - 2], words[app - 1]];
  if (!request || !name || !on || !asking.has(request.lower) || !['on', 'via', 'for'].includes(on.lower))
    return undefined;
  if (![name, on, words[app]].every((word) => /^\s{1,2}$/.test(word?.gap ?? ''))) return undefined;
  return isPlainName(name) && !crowds.has(name.lower) ? { start: name.start, end: name.end } : undefined;
}

/** "my ig is adasells": an app with its owner, and a name that ends the phrase. */
function nameStated(
  text: string,
  words: readonly Word[],
  { app, after }: { app: number; after: number },
): Span | undefined {
  const name = words[after + 1];
  if (!name || !shortApps.has(words[app]?.lower ?? '') || !isJoined(words[after]) || !isJoined(name))
    return undefined;
  const isStated =
    /^(?:my|our|the)$/.test(words[app - 1]?.lower ?? '') && /^(?:is|be|na)$/.test(words[after]?.lower ?? '');
  return isStated && endsPhrase(text, words, after + 1) && isUnusualWord(name) ? spanOf(name) : undefined;
}

/** "adasells on ig" as a phrase of its own, "i am adasells on ig". */
function nameOnApp(text: string, words: readonly Word[], app: number): Span | undefined {
  const [first, name, on] = [words[app - 3], words[app - 2], words[app - 1]];
  if (!name || on?.lower !== 'on' || !isUnusualWord(name)) return undefined;
  if (![on, words[app]].every((word) => /^\s{1,2}$/.test(word?.gap ?? ''))) return undefined;
  const isIntroduced =
    /^(?:am|m|im|are)$/.test(first?.lower ?? '') &&
    (first?.lower === 'im' || /^(?:i|we)$/.test(words[app - 4]?.lower ?? '')) &&
    /^\s{1,2}$/.test(name.gap);
  // A greeting may stand before it: "Hi, adasells on ig".
  const isAlone = first === undefined || /[.!?;:\n]/.test(name.gap) || (app <= 4 && name.gap.includes(','));
  return isIntroduced || (isAlone && endsPhrase(text, words, app)) ? spanOf(name) : undefined;
}

const spanOf = ({ start, end }: Word): Span => ({ start, end });

/** Words that may follow the last one of a phrase. */
const closings = new Set('o abeg please pls thanks thank ok okay sha oo add hmu dm'.split(' '));

function endsPhrase(text: string, words: readonly Word[], last: number): boolean {
  const end = words[last]?.end ?? 0;
  const next = words[last + 1];
  const isClosed = next !== undefined && /^\s{1,2}$/.test(next.gap) && closings.has(next.lower);
  return isClosed || /^\s{0,4}(?:$|[.!;,\n])/.test(text.slice(end, end + 5));
}

/** What an account or a person is, and what is seen on an app: "my ig is intact", "pictures on ig". */
const commonWords = new Set(
  'advert adverts almost alright always around artists average behind beyond broken bronze businesses clothes comments common custom dances details eleven enough explicit extreme facebook feminine foreign fridays frozen garbage genuine german giveaways golden hashtags hidden inside instagram issues little masculine maximum medium message middle million minimum models mondays narrow offline online outside photos pictures policies popular products proven random regular remote reviews robust samples second secret shadow shoutout shoutouts shares similar snapchat sometimes sports standard stolen straight strange strike strikes strong sudden sundays supreme telegram theirs things thousand tiktok twelve updates videos wahala whatsapp yellow youtube'.split(
    ' ',
  ),
);
const commonEndings =
  /(?:less|ful|ous|ent|ant|ish|ete|ese|est|ate|ian|ism|self|ect|act|ure|ile|ire|own|ple|gle|ique|y)$/;

/** A plain name that is no adjective or noun of the trade either; it has no other sign than where it stands. */
function isUnusualWord(word: Word): boolean {
  return (
    isPlainName(word) &&
    !crowds.has(word.lower) &&
    !commonWords.has(word.lower) &&
    !commonEndings.test(word.lower)
  );
}

/** Whom an account is for, and what it is about: "Instagram: sports". */
const subjects = new Set([
  ...categories.flatMap((category) => category.toLowerCase().split(/[^a-z]{1,3}/)),
  ...'nigeria nigerian nigerians africa african africans london america canada women students mostly mainly nothing religion christian muslim movies series quotes recipes highlights skincare makeup health school weddings private public monetised monetized verified'.split(
    ' ',
  ),
]);

/** Letters only, and no word that is said about an account. */
function isPlainName({ lower }: Word): boolean {
  if (!/^[a-z]{6,31}$/.test(lower)) return false;
  return ![marketWords, plainWords, subjects].some((known) => known.has(lower)) && !wordEndings.test(lower);
}

/** Words of one phrase: no sentence ends between them. */
function isJoined(word: Word | undefined): boolean {
  return word !== undefined && /^[\s:=,'"\-–]{1,4}$/.test(word.gap);
}

/** Words that follow such a phrase and are no name. */
const plainWords = new Set(
  'and the for now please pls then today tomorrow tonight later when with instead first asap there here thanks you but because before after only okay account page channel group changed gr8 l8r str8 any1 some1 every1 no1 b4u mp3 mp4 covid19 top10 web2 web3'.split(
    ' ',
  ),
);

function nameAt(text: string, start: number, looks: 'any' | 'odd or dotted' | 'odd'): Span | undefined {
  const name = matchAt(text, /[a-z][\w.#-]{2,31}/iy, start);
  const trimmed = name === undefined ? '' : trimEnd(name);
  if (trimmed.length < 3 || plainWords.has(trimmed.toLowerCase())) return undefined;
  const isOdd = /[\d_#]/.test(trimmed) || /\w\.\w{1,31}\.\w/.test(trimmed);
  const isDotted = /\w\.\w/.test(trimmed);
  if (looks === 'odd' && !isOdd) return undefined;
  if (looks === 'odd or dotted' && !isOdd && !isDotted) return undefined;
  return { start, end: start + trimmed.length };
}

/** Punctuation at the end belongs to the sentence. */
function trimEnd(name: string): string {
  let { length } = name;
  while (length > 0 && '.#-'.includes(name.charAt(length - 1))) length -= 1;
  return name.slice(0, length);
}
