import { newProject } from "./testing/firestore-under-test.ts";
import { storeContract } from "./testing/store-contract.ts";

storeContract("Firestore", async () => {
  const project = await newProject();
  return () => project.openStore();
});
