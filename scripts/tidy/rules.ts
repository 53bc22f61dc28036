import { findLostToasts } from './find-lost-toasts.ts';
import { findTimings } from './find-timings.ts';
import { type Finding, importRule, pathRule, type Rule, sizeRule, textRule } from './rule.ts';

const test = /\.test\.tsx?$/;
const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];

/**
 * The rules of the repository that a machine can see, one row each. Which way imports point is checked by Biome, except
 * between features: Biome compares the text of an import, and a relative path does not say which feature it leads to.
 */
export const rules: readonly Rule[] = [
  textRule({
    name: 'domain has no clock and no randomness',
    on: /^server\/src\/domain\//,
    except: test,
    refuses:
      /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\)|\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b|\bperformance\.now\b|(?<![/-])\bprocess\.\w/g,
    why: 'Time, chance and environment are arguments of the domain, never something it reads itself.',
  }),
  textRule({
    name: 'only the ledger names its tables',
    on: /^(?:server|scripts|bench|e2e)\//,
    // The auditor holds each module's tables against the ledger, from the module's own -checks.ts; tests and benches
    // look at what came of it, and tests of an upgrade write the rows of an earlier version. The lists of all columns and
    // of all rights name every table.
    except:
      /^server\/src\/domain\/personal-data\/|^server\/test\/(?:app-role-rights\/|old-rows\.ts$)|^server\/src\/modules\/(?:money\/ledger\/|[\w-]+\/[\w-]+\/[\w-]+-checks\.ts$|.*\.test\.ts$)|^server\/src\/db\/database\.ts$|^server\/migrations\/|^bench\/|^scripts\/(?:tidy|lib\/mutations)/,
    refuses:
      /\bledger_(?:accounts?|transfers?|transactions?|entries|balances?|derived_\w+|post\w*|fold\w*)\b|\b[lL]edger(?:Accounts|Transfers|Transactions|Entries|Balances)\b/g,
    why: 'Money moves through modules/money/ledger alone; no other module reads or writes its tables.',
  }),
  textRule({
    name: 'use cases name the dependencies they use',
    on: /^server\/src\//,
    // Routes and jobs hand the dependencies of the process on to use cases; definePoll declares jobs, and the demo runs
    // the whole application.
    except:
      /^server\/src\/(?:deps|jobs|process|demo)\/|\.(?:routes|jobs|test)\.ts$|\/row-polls\/define-poll\.ts$/,
    refuses: /(?:\b\w+|\})\??:\s*Deps\b(?!\[)|\b(?:type|extends|Readonly<|&)\s*(?:\w+\s*=\s*)?Deps\b/g,
    why: 'A parameter is Pick<Deps, …> with what the function uses, so that its signature says what it touches.',
  }),
  importRule({
    name: 'features do not know each other',
    on: /^web\/src\/features\//,
    refuses: ({ target, from }) => {
      const imported = featureOf(`${target}/`);
      return imported !== undefined && imported !== featureOf(from);
    },
    why: 'Pages that mix features live in app/routes; what two features share belongs into shared/<noun>.',
  }),
  textRule({
    name: 'calls stand in api.ts',
    on: /^web\/src\/(?:app|components|features|shared)\//,
    // Folders of shared hold single queries and calls, each in a file of its own, so that a page loads no others.
    except: /^web\/src\/(?:features\/[\w-]+\/api|shared\/.*)\.ts$|\.test\.tsx?$/,
    refuses: /\b(?:callApi|downloadApi)\b/g,
    why: 'A feature calls the API in its one api.ts; a component of shared, in a file beside it.',
  }),
  textRule({
    name: 'query keys stand in one table',
    on: /^web\/src\//,
    except: /^web\/src\/lib\/query-keys\.ts$|\.test\.tsx?$/,
    refuses: /\bqueryKey:\s*\[\s*['"`]|\b\w*[kK]ey(?:\s*=|:)\s*\[\s*['"`][\w-]+['"`](?=[^\n]*as const)/g,
    why: 'A query key begins with an entry of web/src/lib/query-keys.ts, so that live updates reach what is cached under it.',
  }),
  textRule({
    name: 'mutation keys stand in one table',
    on: /^web\/src\//,
    refuses: /\bmutationKey:(?!\s*(?:mutationKeys\.|KnownKey\b))/g,
    why: 'A mutation has a key only where its running is asked for, and the key is an entry of web/src/lib/query-keys.ts.',
  }),
  {
    name: 'timings stand in one place',
    check: (file): Finding[] =>
      /^web\/src\//.test(file.path) && file.path !== 'web/src/config/timings.ts'
        ? findTimings(file.code)
        : [],
    why: 'Durations a person can notice belong into web/src/config/timings.ts.',
  },
  {
    name: 'toasts outlive their form',
    check: (file): Finding[] => (/^web\/src\//.test(file.path) ? findLostToasts(file.code) : []),
    why: 'A live update may replace the form before the reply arrives. Toasts and navigation belong in the options of useMutation or after mutateAsync, which run also then.',
  },
  textRule({
    name: 'no raw colours in features',
    on: /^web\/src\/(?:features|app)\//,
    refuses:
      /(?<!(?:href|to|hash|id)=\{?["'`][^"'`]*|[\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(\s*\d/gi,
    why: 'Features use the colour tokens of the design system, so that light and dark stay right.',
  }),
  textRule({
    name: 'tables looked up by any text are maps',
    on: /^(?:server|contract|paystack-simulator)\/src\//,
    // The demo looks up its own names; the masks look up what a pattern made from the same table has matched.
    except: /\.test\.ts$|^server\/src\/demo\/|^server\/src\/domain\/contact-masks\//,
    refuses: /^(?:export )?const \w+: (?:Readonly<)?Record<string,|\[[^\]\n]*\bas keyof\b/gm,
    why: "An object also answers to 'constructor' and '__proto__'; a Map answers only to what was put in.",
  }),
  textRule({
    name: 'boxes end where the contract does',
    on: /^web\/src\/.*\.tsx$/,
    refuses: /\bmaxLength=\{\d[\d_]*\}/g,
    why: 'The longest text is a constant that the schema uses as well, such as those of contract/src/text-limits.ts.',
  }),
  textRule({
    name: 'durations have names',
    on: /^(?:contract|server|web|e2e|paystack-simulator)\/.*\.tsx?$/,
    except: /(?:^|\/)durations\.ts$/,
    refuses: /\b60 \* 1_?000\b|\* 60_?000\b|\b3_?600_?000\b|\b86_?400_?000\b/g,
    why: 'Minutes, hours and days in milliseconds are minuteMs, hourMs and dayMs of contract/src/durations.ts.',
  }),
  textRule({
    name: 'tests wait by polling',
    on: /^(?:contract|paystack-simulator|server|web)\/.*\.test\.tsx?$/,
    refuses: /\bvi\.waitFor\(/g,
    why: 'It gives up after a second, which a busy machine may need. expect.poll waits as long as vitest.config.ts says.',
  }),
  textRule({
    name: 'refusals assert status and code',
    on: /^server\/.*\.test\.ts$/,
    refuses:
      /\bbody\.code\)\.to(?:Be|Equal)\(|\.status\)\.toBe\(4\d\d\)|\.status, [\w.]*\.message\]\)\.toEqual\(\[\s*4/g,
    why: 'refusalOf of server/test/refusal-of.ts gives both: a call that is refused for another reason is no proof.',
  }),
  sizeRule({
    name: 'no file over 400 lines',
    // It is generated.
    except: /^server\/src\/db\/database\.ts$/,
    maxLines: 400,
  }),
  pathRule({
    name: 'names say what is inside',
    refuses: /(?:^|[/.-])(?:utils?|helpers?|common|managers?|services?)(?:\.(?:test|d))?(?:\.\w+$|\/)/,
    why: 'A file or folder is named after what it does; utils, helpers, common, manager and service say nothing.',
  }),
  pathRule({
    name: 'files are kebab-case',
    on: /\.(?:ts|tsx|mjs|css)$/,
    refuses: /(?:^|\/)(?![a-z0-9]+(?:[-.][a-z0-9]+)*$)[^/]+$/,
    why: 'File names are lower case with hyphens.',
  }),
];
