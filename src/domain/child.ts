/** A child in the custody of who is signed in. */
export interface Child {
  id: string;
  firstName: string;
  lastName: string;
  personalIdNumber: string;
  /** From 13 on, the law hides the prescriptions from guardians. */
  hiddenByAge: boolean;
}
