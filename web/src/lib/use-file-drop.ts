import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Takes a file dropped on the element; true while one hovers over it. */
export function useFileDrop(target: RefObject<HTMLElement | null>, onFile: (file: File) => void): boolean {
  const takeFirst = useCallback(([file]: readonly File[]) => file && onFile(file), [onFile]);
  return useFilesDrop(target, takeFirst);
}

/** The same for several files at once. */
export function useFilesDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isHovered, setHovered] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const enter = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Without this the browser would open the file instead of the page.
      event.preventDefault();
      setHovered(true);
    };
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) setHovered(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setHovered(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragenter', enter);
    element.addEventListener('dragover', enter);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragenter', enter);
      element.removeEventListener('dragover', enter);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  }, [target, onFiles]);
  return isHovered;
}
