/** The audit log keeps user.role_changed; people read 'User role changed'. */
export function humanLabel(name: string): string {
  const words = name.replaceAll(/[._]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
