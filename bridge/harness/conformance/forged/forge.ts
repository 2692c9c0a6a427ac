/** Lets a page of an opaque origin, in a frame of this one, try to speak for it; settles when it has tried. */
export function forge(window: Window & typeof globalThis): Promise<void> {
  const { document } = window;
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'A foreign frame';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = 'forged.html';
    const done = () => {
      window.removeEventListener('message', heard);
      frame.remove();
      resolve();
    };
    const heard = ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow && data === 'forged') done();
    };
    window.addEventListener('message', heard);
    // A frame that cannot be loaded has nothing to forge with.
    window.setTimeout(done, 3000);
    document.body.append(frame);
  });
}
