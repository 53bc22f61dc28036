import { ShieldCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';

/** Only what the server says gives it; a name never does. */
export function StaffBadge() {
  return (
    <Badge>
      <ShieldCheck aria-hidden="true" />
      Oja staff
    </Badge>
  );
}
