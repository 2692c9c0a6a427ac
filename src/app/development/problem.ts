/** A line of the sources. */
export interface Place {
  /** From the root. */
  file: string;
  line: number;
  column: number;
  /** Of the function; may be empty. */
  name?: string;
  text: string;
}

/** An error as `npm run dev` shows it. */
export interface Problem {
  title: string;
  places: Place[];
}

/** An error as a page reports it. */
export interface PageError {
  name: string;
  message: string;
  stack?: string;
}
