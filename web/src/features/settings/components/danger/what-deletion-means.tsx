const consequences = [
  {
    heading: 'What is erased',
    text: 'Your name, nick name, e-mail address, phone numbers, bio and photo, your notifications, recovery codes and signed-in devices.',
  },
  {
    heading: 'What is kept',
    text: 'Records of money and purchases, without your name: the law and the other side of each deal need them.',
  },
];

export function WhatDeletionMeans() {
  return (
    <dl className="grid gap-3 rounded-lg bg-muted p-4 text-sm">
      {consequences.map(({ heading, text }) => (
        <div key={heading} className="grid gap-0.5">
          <dt className="font-medium">{heading}</dt>
          <dd className="text-muted-foreground">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
