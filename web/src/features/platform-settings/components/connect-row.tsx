import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

type Status = 'Connected' | 'Pending' | 'Not Connected';

const looks: Record<Status, BadgeVariant> = {
  Connected: 'success',
  Pending: 'warning',
  'Not Connected': 'outline',
};

/** A provider with its state. Both actions inform; nothing is connected by them. */
export function ConnectRow({ provider, status }: { provider: string; status: Status }) {
  const isConnected = status === 'Connected';
  const connect = () => toast({ title: 'Connecting...', description: `Connecting to ${provider}...` });
  const configure = () =>
    toast({ title: `${provider} is connected`, description: 'There is nothing to configure at the moment.' });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-medium text-sm">{provider}</span>
        <Badge variant={looks[status]}>{status}</Badge>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${isConnected ? 'Configure' : 'Connect'} ${provider}`}
        onClick={isConnected ? configure : connect}
      >
        {isConnected ? 'Configure' : 'Connect'}
      </Button>
    </div>
  );
}
