import type { ApplicationStatus } from '@oja/contract/applications';
import { Badge } from '@/components/ui/badge';
import { statusBadges } from '../logic/application-labels';

export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const { label, variant } = statusBadges[status];
  return <Badge variant={variant}>{label}</Badge>;
}
