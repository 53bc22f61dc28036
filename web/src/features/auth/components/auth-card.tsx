import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type AuthCardProps = {
  /** What the tab of the browser says, where it should not be the heading. */
  pageTitle?: string;
  title: string;
  description?: ReactNode;
  icon?: LucideIcon;
  /** Takes focus to the heading when the card replaces another one, so that the news is read aloud. */
  announced?: boolean;
  children?: ReactNode;
  /** The way to the neighbouring page. */
  footer?: ReactNode;
};

/** One page, or one state of a page, inside the auth layout. */
export function AuthCard({
  pageTitle,
  title,
  description,
  icon: Icon,
  announced = false,
  children,
  footer,
}: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <title>{`${pageTitle ?? title} · Oja`}</title>
      <header className="grid gap-2">
        {Icon ? (
          <span className="mb-3 flex size-14 items-center justify-center rounded-full bg-secondary text-secondary-foreground">
            <Icon aria-hidden="true" className="size-6" />
          </span>
        ) : null}
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-bold text-3xl tracking-tight focus-visible:outline-none"
        >
          {title}
        </h1>
        {description ? <div className="text-muted-foreground">{description}</div> : null}
      </header>
      {children}
      {footer ? <p className="text-center text-muted-foreground text-sm">{footer}</p> : null}
    </div>
  );
}
