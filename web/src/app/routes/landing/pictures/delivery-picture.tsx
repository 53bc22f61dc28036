import { Copy, Eye } from 'lucide-react';

const details = [
  { label: 'Username', value: 'lagosplates' },
  { label: 'Password', value: '••••••••••••' },
] as const;

/** The login details as the buyer receives them. */
export function DeliveryPicture() {
  return (
    <div className="grid gap-2">
      {details.map(({ label, value }) => (
        <div key={label}>
          <p className="mb-1 text-muted-foreground text-xs">{label}</p>
          <div className="flex h-9 items-center gap-2 rounded-md bg-muted px-2.5 font-mono text-xs">
            <span className="truncate">{value}</span>
            {label === 'Password' ? <Eye className="ml-auto size-3.5 text-muted-foreground" /> : null}
            <Copy
              className={label === 'Password' ? 'size-3.5 text-primary' : 'ml-auto size-3.5 text-primary'}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
