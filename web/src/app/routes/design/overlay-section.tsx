import { Copy, Eye, LogOut, Pencil, Settings, Share2, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { CommandGroup, CommandItem, CommandPalette } from '@/components/ui/command-palette';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import {
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerContent,
  DrawerDescription,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from '@/components/ui/drawer';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { Tooltip } from '@/components/ui/tooltip';
import { Row, Specimen } from './specimen';

export function OverlaySection() {
  return (
    <>
      <Specimen title="Modal">
        <Row>
          <ContactDialog />
          <DeleteDialog />
          <FilterDrawer side="right" />
          <FilterDrawer side="left" />
          <FilterDrawer side="bottom" />
          <SearchPalette />
        </Row>
      </Specimen>
      <Specimen title="Anchored">
        <Row>
          <ListingMenu />
          <NotificationPopover />
          <Tooltip content="People who saved it or looked in the last 24 hours">
            <Button variant="ghost">Tooltip</Button>
          </Tooltip>
        </Row>
      </Specimen>
    </>
  );
}

function ContactDialog() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Dialog</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Contact Seller</DialogTitle>
          <DialogDescription>Ask before you buy. Contact details stay hidden until then.</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-5">
          <Field label="Subject" required>
            <Input />
          </Field>
          <Field label="Message" required>
            <Textarea />
          </Field>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button onClick={() => toast({ title: 'Message Sent' })}>Send</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function DeleteDialog() {
  const [open, setOpen] = useState(false);
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">Alert dialog</Button>}
      title="Delete @lagosplates?"
      description="The listing disappears from the marketplace. This cannot be undone."
      confirmLabel="Delete"
      destructive
      onConfirm={() => setOpen(false)}
    />
  );
}

function FilterDrawer({ side }: { side: 'left' | 'right' | 'bottom' }) {
  return (
    <Drawer>
      <DrawerTrigger asChild>
        <Button variant="outline">Drawer {side}</Button>
      </DrawerTrigger>
      <DrawerContent side={side}>
        <DrawerHeader>
          <DrawerTitle>Filters</DrawerTitle>
          <DrawerDescription>Narrow the marketplace down.</DrawerDescription>
        </DrawerHeader>
        <DrawerBody>
          <Field label="Highest price">
            <Input inputMode="numeric" />
          </Field>
        </DrawerBody>
        <DrawerFooter>
          <DrawerClose asChild>
            <Button>Show results</Button>
          </DrawerClose>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  );
}

function SearchPalette() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Command palette
      </Button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        title="Search"
        placeholder="Search accounts, orders..."
        empty="Nothing matches that."
      >
        <CommandGroup heading="Accounts">
          {['@lagosplates', '@naijafit', '@abujahomes'].map((handle) => (
            <CommandItem key={handle} onSelect={() => setOpen(false)}>
              <User aria-hidden="true" /> {handle}
            </CommandItem>
          ))}
        </CommandGroup>
        <CommandGroup heading="Orders">
          <CommandItem onSelect={() => setOpen(false)}>
            <Eye aria-hidden="true" /> TXN-104
          </CommandItem>
        </CommandGroup>
      </CommandPalette>
    </>
  );
}

function ListingMenu() {
  const [watched, setWatched] = useState(true);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">Menu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>@lagosplates</DropdownMenuLabel>
        <DropdownMenuGroup>
          <DropdownMenuItem>
            <Eye aria-hidden="true" /> View Details
          </DropdownMenuItem>
          <DropdownMenuItem>
            <Pencil aria-hidden="true" /> Edit Listing
          </DropdownMenuItem>
          <DropdownMenuItem disabled>
            <Settings aria-hidden="true" /> Not allowed
          </DropdownMenuItem>
        </DropdownMenuGroup>
        <DropdownMenuSub>
          <DropdownMenuSubTrigger>
            <Share2 aria-hidden="true" /> Share
          </DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            <DropdownMenuItem>
              <Copy aria-hidden="true" /> Copy Listing URL
            </DropdownMenuItem>
            <DropdownMenuItem>
              <LogOut aria-hidden="true" /> Open in new tab
            </DropdownMenuItem>
          </DropdownMenuSubContent>
        </DropdownMenuSub>
        <DropdownMenuCheckboxItem checked={watched} onCheckedChange={setWatched}>
          Watch this listing
        </DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive">
          <Trash2 aria-hidden="true" /> Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function NotificationPopover() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Popover</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Notifications">
        <p className="font-medium">Your payment is in escrow</p>
        <p className="mt-1 text-muted-foreground">Check the account, then confirm the purchase.</p>
        <PopoverClose asChild>
          <Button size="sm" className="mt-4">
            Mark as read
          </Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  );
}
