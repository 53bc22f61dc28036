import { type ReactNode, useId } from 'react';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';

type SettingCardProps = {
  title: string;
  description?: ReactNode;
  /** At the end of the title line. */
  action?: ReactNode;
  children: ReactNode;
};

export function SettingCard({ title, description, action, children }: SettingCardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="@container min-w-0">
      <Card>
        <CardHeader>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <CardTitle as="h2" id={headingId}>
              {title}
            </CardTitle>
            {action}
          </div>
          {description ? <CardDescription>{description}</CardDescription> : null}
        </CardHeader>
        <CardContent className="grid gap-5">{children}</CardContent>
      </Card>
    </section>
  );
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 @lg:grid-cols-2">{children}</div>;
}
