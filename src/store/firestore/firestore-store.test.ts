import { storeContract } from "../testing/store-contract.ts";
import { newProject } from "./testing/firestore-under-test.ts";

storeContract("Firestore", async () => {
  const project = await newProject();
  return () => project.openStore();
});
