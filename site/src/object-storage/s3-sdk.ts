// What is used of the SDK, by name: of a bundled CommonJS package, a dynamic import has a default export only.
export {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
