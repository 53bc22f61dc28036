/** A conversation about a listing, before the purchase. */
export function ChatPicture() {
  return (
    <div className="grid gap-2.5 text-sm">
      <p className="w-fit max-w-[85%] justify-self-end rounded-lg rounded-br-sm bg-primary px-3.5 py-2 text-primary-foreground">
        Good morning. Is the original inbox included?
      </p>
      <p className="w-fit max-w-[85%] rounded-lg rounded-bl-sm bg-muted px-3.5 py-2">
        Yes. It was made for this account only.
      </p>
      <p className="w-fit max-w-[85%] justify-self-end rounded-lg rounded-br-sm bg-primary px-3.5 py-2 text-primary-foreground">
        And the brand partners?
      </p>
      <p className="w-fit max-w-[85%] rounded-lg rounded-bl-sm bg-muted px-3.5 py-2">
        Two of the three renew in April. Call me on{' '}
        <span className="rounded-sm bg-accent px-1 text-muted-foreground">••• ••• ••••</span>
      </p>
      <p className="text-muted-foreground text-xs">Contact details stay hidden until the purchase.</p>
    </div>
  );
}
