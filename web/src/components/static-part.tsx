import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * A part of a page whose HTML comes from the server and never changes afterwards. The browser keeps that HTML
 * as it is: the code that drew it is not loaded, which halves what a first visit has to fetch and run.
 *
 * A part has two lives. On the page it was rendered on the server for, `html` is what the server sent, read by readServerHtml
 * before React starts, and React adopts the element without looking inside. Everywhere else (on the server, and
 * after a client-side navigation) there is no such HTML and the children are rendered.
 * Nothing inside a part may need a script; links are followed and forms that only read are sent by the router, through
 * the listeners below.
 */
type StaticPartProps = { id: string; html: string | undefined; className?: string; children: ReactNode };

export function StaticPart({ id, html, className, children }: StaticPartProps) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const part = element.current;
    if (!part || html === undefined) return;
    function follow(event: MouseEvent) {
      const target = localTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      void navigate(target);
    }
    function send(event: SubmitEvent) {
      const target = formTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      void navigate(target);
    }
    part.addEventListener('click', follow);
    part.addEventListener('submit', send);
    return () => {
      part.removeEventListener('click', follow);
      part.removeEventListener('submit', send);
    };
  }, [html, navigate]);

  if (html === undefined)
    return (
      <div key="rendered" id={id} className={className}>
        {children}
      </div>
    );
  const kept = { __html: html };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the very HTML this element holds already.
  return <div key="kept" id={id} ref={element} className={className} dangerouslySetInnerHTML={kept} />;
}

/** The HTML of a part as the server sent it, or undefined where the page was not rendered on the server. */
export function readServerHtml(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
}

/**
 * Where a press on a link inside this application leads, as path, query and anchor. Undefined when the browser
 * should follow the link itself: another site, mail, a new tab, a download, or no link at all.
 */
function localTarget(event: MouseEvent): string | undefined {
  const isPlainPress =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlainPress || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return link.pathname + link.search + link.hash;
}

/** The address that a form with the method GET asks for, without the fields that are empty. */
function formTarget({ target: form }: SubmitEvent): string | undefined {
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  const { pathname } = new URL(form.action);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
