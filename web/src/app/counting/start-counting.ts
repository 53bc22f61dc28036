import { askForConsent } from './ask-for-consent';

/**
 * Loads what an administrator switched on to count visitors and to hear of errors, after the visitor agreed where the
 * settings ask for that. The server names it in a tag of the page and allows it in the content security policy.
 */
const tag = document.querySelector<HTMLMetaElement>('meta[name=oja-counting]');
if (tag) void start(tag);

async function start({ content, dataset }: HTMLMetaElement): Promise<void> {
  if (content === 'ask' && !(await askForConsent())) return;
  if (dataset.google) countWithGoogle(dataset.google);
  if (dataset.sentry) loadScript(`https://js.sentry-cdn.com/${dataset.sentry}.min.js`);
}

function countWithGoogle(id: string): void {
  const page = window as unknown as { dataLayer?: unknown[] };
  const layer = page.dataLayer ?? [];
  page.dataLayer = layer;
  // Google's script reads the arguments object itself, so an array would not do.
  function tell(..._facts: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  tell('js', new Date());
  tell('config', id, { anonymize_ip: true });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.crossOrigin = 'anonymous';
  document.head.append(script);
}
