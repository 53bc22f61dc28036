const figures = [
  { value: '50K+', label: 'active users' },
  { value: '25K+', label: 'accounts sold' },
  { value: '99.9%', label: 'success rate' },
  { value: '24/7', label: 'support' },
] as const;

export function Figures() {
  return (
    <div className="border-y bg-card">
      <dl className="mx-auto grid max-w-6xl grid-cols-2 px-4 sm:px-6 md:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse border-dashed py-6 odd:border-r odd:pr-4 even:pl-4 max-md:nth-[n+3]:border-t md:border-r md:px-6 md:py-8 md:last:border-r-0 md:first:pl-0"
          >
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="font-bold font-heading text-3xl tracking-tight sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
