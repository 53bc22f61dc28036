type SectionHeadingProps = { title: string; lead?: string };

export function SectionHeading({ title, lead }: SectionHeadingProps) {
  return (
    <div className="max-w-2xl">
      <h2 className="font-bold text-3xl tracking-tight sm:text-4xl">{title}</h2>
      {lead ? <p className="mt-4 text-lg text-muted-foreground">{lead}</p> : null}
    </div>
  );
}
