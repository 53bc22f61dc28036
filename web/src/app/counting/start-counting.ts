/** The answer stays in this browser; nothing is asked twice. */
const storageKey = 'oja-counting-consent';

/**
 * Asks once, at the foot of the page, without getting in the way. Plain elements: the page it stands on may be one
 * that loads nothing of the design system.
 */
export function askForConsent(): Promise<boolean> {
  const answered = localStorage.getItem(storageKey);
  if (answered !== null) return Promise.resolve(answered === 'yes');
  return new Promise((resolve) => {
    const bar = document.createElement('section');
    bar.setAttribute('aria-label', 'Cookies');
    bar.className =
      'fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-lg border bg-card p-4 text-card-foreground text-sm shadow-lg';
    const words = document.createElement('p');
    words.textContent = 'May we count your visit with analytics cookies? Oja works the same without.';
    const buttons = document.createElement('div');
    buttons.className = 'flex gap-2';
    const settle = (agrees: boolean) => {
      localStorage.setItem(storageKey, agrees ? 'yes' : 'no');
      bar.remove();
      resolve(agrees);
    };
    buttons.append(
      button('No, thanks', () => settle(false)),
      button('Allow', () => settle(true)),
    );
    bar.append(words, buttons);
    document.body.append(bar);
  });
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.className = 'min-h-11 rounded-lg border px-4 font-medium hover:bg-accent';
  element.addEventListener('click', onClick);
  return element;
}

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
  function gtag(..._facts: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { anonymize_ip: true });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.crossOrigin = 'anonymous';
  document.head.append(script);
}
