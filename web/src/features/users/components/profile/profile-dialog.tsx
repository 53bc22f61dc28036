import type { UserProfile } from '@oja/contract/managed-user-fields';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Avatar } from '@/components/ui/avatar';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { LoadedDialog } from '@/components/ui/loaded-dialog';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { adminPaths } from '@/config/admin-paths';
import { userQuery } from '../../api';
import { RoleBadge, StatusBadge, VerifiedBadge } from '../badges';
import { Notes } from './notes';
import { Overview } from './overview';
import { ListingList, PurchaseList, ReportList } from './profile-lists';
import { Sessions } from './sessions';

export function ProfileDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const query = useQuery(userQuery(userId));
  return (
    <Dialog inAddress open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg">
        <LoadedDialog id={userId} query={query} title="User profile" failure="Failed to load the profile">
          {(profile) => <Profile profile={profile} />}
        </LoadedDialog>
      </DialogContent>
    </Dialog>
  );
}

function Profile({ profile }: { profile: UserProfile }) {
  const tabs = [
    { value: 'overview', label: 'Overview', content: <Overview profile={profile} /> },
    { value: 'purchases', label: 'Purchases', content: <PurchaseList profile={profile} /> },
    { value: 'listings', label: 'Listings', content: <ListingList profile={profile} /> },
    { value: 'sessions', label: 'Sessions', content: <Sessions profile={profile} /> },
    { value: 'reports', label: 'Reports', content: <ReportList profile={profile} /> },
    { value: 'notes', label: 'Notes', content: <Notes profile={profile} /> },
  ];
  return (
    <>
      <DialogHeader>
        <div className="flex items-center gap-4 pr-8">
          <Avatar name={profile.name} src={profile.avatar} size="lg" />
          <div className="grid min-w-0 gap-1">
            <DialogTitle className="flex items-center gap-1.5">
              <span className="truncate">{profile.name}</span>
              {profile.verified ? <VerifiedBadge /> : null}
            </DialogTitle>
            <DialogDescription className="truncate">{profile.email}</DialogDescription>
            <div className="flex flex-wrap items-center gap-1.5">
              <RoleBadge role={profile.role} />
              <StatusBadge status={profile.status} />
              <Link
                to={adminPaths.person.to(profile.id)}
                className="ml-1.5 rounded-sm font-medium text-sm underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
              >
                Open full page
              </Link>
            </div>
          </div>
        </div>
      </DialogHeader>
      <DialogBody className="pb-6">
        <Tabs defaultValue="overview">
          <TabsList aria-label="Parts of the profile">
            {tabs.map(({ value, label }) => (
              <TabsTrigger key={value} value={value}>
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          {tabs.map(({ value, content }) => (
            <TabsContent key={value} value={value} className="min-h-72">
              {content}
            </TabsContent>
          ))}
        </Tabs>
      </DialogBody>
    </>
  );
}
