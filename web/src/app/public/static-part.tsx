import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { localTarget } from './local-target';

/**
 * A part of a page whose HTML was written at build time and never changes afterwards. The browser keeps that HTML
 * as it is: the code that drew it is not loaded, which halves what a first visit has to fetch and run.
 *
 * A part has two lives. On the page it was prerendered for, `html` is what the server sent, read by readPrerendered
 * before React starts, and React adopts the element without looking inside. Everywhere else (at build time, and
 * when somebody comes from another page of the application) there is no such HTML and the children are drawn.
 * Nothing inside a part may need a script; links are followed by the router through the listener below.
 */
type StaticPartProps = { id: string; html: string | undefined; children: ReactNode };

export function StaticPart({ id, html, children }: StaticPartProps) {
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
    part.addEventListener('click', follow);
    return () => part.removeEventListener('click', follow);
  }, [html, navigate]);

  if (html === undefined) return <div id={id}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the very HTML this element holds already.
  return <div id={id} ref={element} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The HTML of a part as the server sent it, or undefined where the page was not prerendered. */
export function readPrerendered(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
}
