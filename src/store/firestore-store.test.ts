import { newProject } from "./firestore-under-test.ts";
import { storeContract } from "./store-contract.ts";

storeContract("Firestore", async () => {
  const project = await newProject();
  return () => project.openStore();
});
