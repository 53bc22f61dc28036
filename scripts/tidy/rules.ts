import { findTimings } from './find-timings.ts';
import { type Finding, importRule, pathRule, type Rule, sizeRule, textRule } from './rule.ts';

const test = /\.test\.tsx?$/;
const kernel = /^server\/src\/(?:db|http|jobs|live|crypto|gateways|metrics)\//;
const moduleOf = (path: string) => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
const testTools = ['vitest', 'fast-check'];

/** Which way imports may point, and the other rules of the house that a machine can see. One row each. */
export const rules: readonly Rule[] = [
  importRule({
    name: 'contract stands alone',
    on: /^contract\/src\//,
    refuses: ({ target, from }) =>
      !target.startsWith('contract/') && target !== 'zod' && !(test.test(from) && testTools.includes(target)),
    why: 'The contract is the language both sides speak; it may import only zod and itself.',
  }),
  importRule({
    name: 'domain is pure',
    on: /^server\/src\/domain\//,
    refuses: ({ target, from }) =>
      !/^(?:contract|server\/src\/domain)\//.test(target) && !(test.test(from) && testTools.includes(target)),
    why: 'The domain may import only the contract and itself, so that its decisions need nothing but arguments.',
  }),
  textRule({
    name: 'domain has no clock and no dice',
    on: /^server\/src\/domain\//,
    except: test,
    refuses:
      /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\)|\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b|\bperformance\.now\b|(?<![/-])\bprocess\.\w/g,
    why: 'Time, chance and environment are arguments of the domain, never something it reads itself.',
  }),
  importRule({
    name: 'kernel knows no module',
    on: kernel,
    except: /\.test\.ts$|^server\/src\/jobs\/(?:tasks|crontab)\.ts$/,
    refuses: ({ target }) => target.startsWith('server/src/modules/'),
    why: 'The kernel serves every module and names none; only the registries of jobs list what modules bring.',
  }),
  importRule({
    name: 'dependencies are known by type',
    on: /^server\/src\/(?:domain|modules|db|http|jobs|live|crypto|gateways|metrics)\//,
    except: test,
    refuses: ({ target, typeOnly }) => target === 'server/src/deps.ts' && !typeOnly,
    why: 'What a process is made of is handed in; import it as a type only.',
  }),
  importRule({
    name: 'nothing reaches up to the root',
    on: /^server\/src\/(?:domain|modules|db|http|jobs|live|crypto|gateways|metrics)\//,
    except: test,
    refuses: ({ target }) => /^server\/src\/(?:app|main)\.ts$|^server\/src\/demo\//.test(target),
    why: 'The application is put together from these parts; a part that imports the whole makes a circle.',
  }),
  importRule({
    name: 'modules meet at their index',
    on: /^server\/src\//,
    refuses: ({ target, from }) => {
      const imported = moduleOf(target);
      const isOpen =
        /\/modules\/[^/]+\/index\.ts$/.test(target) || (test.test(from) && /\/test-[\w-]+\.ts$/.test(target));
      return imported !== undefined && imported !== moduleOf(from) && !isOpen;
    },
    why: 'A module is used through its index.ts, so that its inside can change.',
  }),
  textRule({
    name: 'only the ledger names its tables',
    on: /^(?:server|scripts|bench|e2e)\//,
    // The auditor holds each module's tables against the ledger, from the module's own -checks.ts; tests and benches
    // look at what came of it. The lists of all columns and of all rights name every table.
    except:
      /^server\/src\/domain\/personal-data\/|^server\/test\/app-role-rights\.ts$|^server\/src\/modules\/(?:ledger\/|[\w-]+\/[\w-]+-checks\.ts$|.*\.test\.ts$)|^server\/src\/db\/database\.ts$|^server\/migrations\/|^bench\/|^scripts\/(?:tidy|lib\/mutations)/,
    refuses:
      /\bledger_(?:accounts?|transfers?|transactions?|entries|balances?|derived_\w+|post\w*|fold\w*)\b|\b[lL]edger(?:Accounts|Transfers|Transactions|Entries|Balances)\b/g,
    why: 'Money moves through modules/ledger alone; nobody else reads or writes its tables.',
  }),
  importRule({
    name: 'the server is private',
    on: /^(?!server\/)/,
    // Benches fill and start databases that no request could.
    except: /^bench\//,
    refuses: ({ target }) => target.startsWith('server/'),
    why: 'Nobody but the server imports the server; what both sides need belongs into the contract.',
  }),
  importRule({
    name: 'web ground knows no feature',
    on: /^web\/src\/(?:lib|components|config)\//,
    refuses: ({ target }) => /^web\/src\/(?:features|app)\//.test(target),
    why: 'lib, components and config carry the features and the app; they import neither.',
  }),
  importRule({
    name: 'features do not know the app',
    on: /^web\/src\/features\//,
    refuses: ({ target }) => target.startsWith('web/src/app/'),
    why: 'The app puts features together; a feature must work without it.',
  }),
  importRule({
    name: 'features do not know each other',
    on: /^web\/src\/features\//,
    refuses: ({ target, from }) => {
      const imported = featureOf(`${target}/`);
      return imported !== undefined && imported !== featureOf(from);
    },
    why: 'Pages that mix features live in app/routes; what two features share belongs into components or lib.',
  }),
  {
    name: 'timings stand in one place',
    check: (file): Finding[] =>
      /^web\/src\//.test(file.path) && file.path !== 'web/src/config/timings.ts'
        ? findTimings(file.code)
        : [],
    why: 'Durations a person can notice belong into web/src/config/timings.ts.',
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
  sizeRule({
    name: 'no file over 400 lines',
    // One is generated, the other is one list of all tables.
    except: /^server\/src\/db\/database\.ts$|^server\/test\/app-role-rights\.ts$/,
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
