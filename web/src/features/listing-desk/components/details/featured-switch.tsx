import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { useMutation } from '@tanstack/react-query';
import { Field } from '@/components/ui/field';
import { Switch } from '@/components/ui/switch';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { featureListingMutation } from '../../api';

/** The amber badge on the market. Who may set it is what the server says. */
export function FeaturedSwitch({ listing }: { listing: StaffListingDetails }) {
  const feature = useMutation({
    ...featureListingMutation,
    onError: (error) =>
      toast({
        title: 'Error',
        description: failureSentence(error, 'The badge could not be changed.'),
        variant: 'destructive',
      }),
  });
  const maySwitch = listing.actions.includes('feature') || listing.actions.includes('unfeature');
  if (!maySwitch) return null;
  // While it is on its way the switch stands where it was put.
  const isOn = feature.isPending ? feature.variables.featured : listing.featured;
  return (
    <Field
      layout="inline"
      label="Featured"
      hint="Carries the amber badge and comes first where people sort by it."
      className="rounded-lg border p-4"
    >
      <Switch
        checked={isOn}
        disabled={feature.isPending}
        onCheckedChange={(featured) => feature.mutate({ id: listing.id, featured })}
      />
    </Field>
  );
}
