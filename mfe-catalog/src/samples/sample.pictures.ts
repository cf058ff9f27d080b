import type { ImageFiles } from '@shop/ui/picture/image-sources.ts'

import sample01Avif320 from './pictures/sample-01-320.avif'
import sample01Avif640 from './pictures/sample-01-640.avif'
import sample01Webp320 from './pictures/sample-01-320.webp'
import sample01Webp640 from './pictures/sample-01-640.webp'
import sample02Avif320 from './pictures/sample-02-320.avif'
import sample02Avif640 from './pictures/sample-02-640.avif'
import sample02Webp320 from './pictures/sample-02-320.webp'
import sample02Webp640 from './pictures/sample-02-640.webp'
import sample03Avif320 from './pictures/sample-03-320.avif'
import sample03Avif640 from './pictures/sample-03-640.avif'
import sample03Webp320 from './pictures/sample-03-320.webp'
import sample03Webp640 from './pictures/sample-03-640.webp'
import sample04Avif320 from './pictures/sample-04-320.avif'
import sample04Avif640 from './pictures/sample-04-640.avif'
import sample04Webp320 from './pictures/sample-04-320.webp'
import sample04Webp640 from './pictures/sample-04-640.webp'
import sample05Avif320 from './pictures/sample-05-320.avif'
import sample05Avif640 from './pictures/sample-05-640.avif'
import sample05Webp320 from './pictures/sample-05-320.webp'
import sample05Webp640 from './pictures/sample-05-640.webp'
import sample06Avif320 from './pictures/sample-06-320.avif'
import sample06Avif640 from './pictures/sample-06-640.avif'
import sample06Webp320 from './pictures/sample-06-320.webp'
import sample06Webp640 from './pictures/sample-06-640.webp'
import sample07Avif320 from './pictures/sample-07-320.avif'
import sample07Avif640 from './pictures/sample-07-640.avif'
import sample07Webp320 from './pictures/sample-07-320.webp'
import sample07Webp640 from './pictures/sample-07-640.webp'
import sample08Avif320 from './pictures/sample-08-320.avif'
import sample08Avif640 from './pictures/sample-08-640.avif'
import sample08Webp320 from './pictures/sample-08-320.webp'
import sample08Webp640 from './pictures/sample-08-640.webp'
import sample09Avif320 from './pictures/sample-09-320.avif'
import sample09Avif640 from './pictures/sample-09-640.avif'
import sample09Webp320 from './pictures/sample-09-320.webp'
import sample09Webp640 from './pictures/sample-09-640.webp'
import sample10Avif320 from './pictures/sample-10-320.avif'
import sample10Avif640 from './pictures/sample-10-640.avif'
import sample10Webp320 from './pictures/sample-10-320.webp'
import sample10Webp640 from './pictures/sample-10-640.webp'
import sample11Avif320 from './pictures/sample-11-320.avif'
import sample11Avif640 from './pictures/sample-11-640.avif'
import sample11Webp320 from './pictures/sample-11-320.webp'
import sample11Webp640 from './pictures/sample-11-640.webp'
import sample12Avif320 from './pictures/sample-12-320.avif'
import sample12Avif640 from './pictures/sample-12-640.avif'
import sample12Webp320 from './pictures/sample-12-320.webp'
import sample12Webp640 from './pictures/sample-12-640.webp'
import sample13Avif320 from './pictures/sample-13-320.avif'
import sample13Avif640 from './pictures/sample-13-640.avif'
import sample13Webp320 from './pictures/sample-13-320.webp'
import sample13Webp640 from './pictures/sample-13-640.webp'
import sample14Avif320 from './pictures/sample-14-320.avif'
import sample14Avif640 from './pictures/sample-14-640.avif'
import sample14Webp320 from './pictures/sample-14-320.webp'
import sample14Webp640 from './pictures/sample-14-640.webp'
import sample15Avif320 from './pictures/sample-15-320.avif'
import sample15Avif640 from './pictures/sample-15-640.avif'
import sample15Webp320 from './pictures/sample-15-320.webp'
import sample15Webp640 from './pictures/sample-15-640.webp'
import sample16Avif320 from './pictures/sample-16-320.avif'
import sample16Avif640 from './pictures/sample-16-640.avif'
import sample16Webp320 from './pictures/sample-16-320.webp'
import sample16Webp640 from './pictures/sample-16-640.webp'

/**
 * By the sample product's id: 1 loose T-shirt, 2 shirt, 3 hoodie, 4 cap, 5 dress, 6 bomber jacket, 7 kandura, 8 abaya,
 * 9 jeans, 10 trainers, 11 shoulder bag, 12 watch, 13 scarf, 14 striped top, 15 shorts, 16 cable jumper.
 */
export const samplePictures: Readonly<Record<string, ImageFiles>> = {
  1: {
    avif: { 320: sample01Avif320, 640: sample01Avif640 },
    webp: { 320: sample01Webp320, 640: sample01Webp640 },
    width: 960,
    height: 1200,
  },
  2: {
    avif: { 320: sample02Avif320, 640: sample02Avif640 },
    webp: { 320: sample02Webp320, 640: sample02Webp640 },
    width: 960,
    height: 1200,
  },
  3: {
    avif: { 320: sample03Avif320, 640: sample03Avif640 },
    webp: { 320: sample03Webp320, 640: sample03Webp640 },
    width: 960,
    height: 1200,
  },
  4: {
    avif: { 320: sample04Avif320, 640: sample04Avif640 },
    webp: { 320: sample04Webp320, 640: sample04Webp640 },
    width: 960,
    height: 1200,
  },
  5: {
    avif: { 320: sample05Avif320, 640: sample05Avif640 },
    webp: { 320: sample05Webp320, 640: sample05Webp640 },
    width: 960,
    height: 1200,
  },
  6: {
    avif: { 320: sample06Avif320, 640: sample06Avif640 },
    webp: { 320: sample06Webp320, 640: sample06Webp640 },
    width: 960,
    height: 1200,
  },
  7: {
    avif: { 320: sample07Avif320, 640: sample07Avif640 },
    webp: { 320: sample07Webp320, 640: sample07Webp640 },
    width: 960,
    height: 1200,
  },
  8: {
    avif: { 320: sample08Avif320, 640: sample08Avif640 },
    webp: { 320: sample08Webp320, 640: sample08Webp640 },
    width: 960,
    height: 1200,
  },
  9: {
    avif: { 320: sample09Avif320, 640: sample09Avif640 },
    webp: { 320: sample09Webp320, 640: sample09Webp640 },
    width: 960,
    height: 1200,
  },
  10: {
    avif: { 320: sample10Avif320, 640: sample10Avif640 },
    webp: { 320: sample10Webp320, 640: sample10Webp640 },
    width: 960,
    height: 1200,
  },
  11: {
    avif: { 320: sample11Avif320, 640: sample11Avif640 },
    webp: { 320: sample11Webp320, 640: sample11Webp640 },
    width: 960,
    height: 1200,
  },
  12: {
    avif: { 320: sample12Avif320, 640: sample12Avif640 },
    webp: { 320: sample12Webp320, 640: sample12Webp640 },
    width: 960,
    height: 1200,
  },
  13: {
    avif: { 320: sample13Avif320, 640: sample13Avif640 },
    webp: { 320: sample13Webp320, 640: sample13Webp640 },
    width: 960,
    height: 1200,
  },
  14: {
    avif: { 320: sample14Avif320, 640: sample14Avif640 },
    webp: { 320: sample14Webp320, 640: sample14Webp640 },
    width: 960,
    height: 1200,
  },
  15: {
    avif: { 320: sample15Avif320, 640: sample15Avif640 },
    webp: { 320: sample15Webp320, 640: sample15Webp640 },
    width: 960,
    height: 1200,
  },
  16: {
    avif: { 320: sample16Avif320, 640: sample16Avif640 },
    webp: { 320: sample16Webp320, 640: sample16Webp640 },
    width: 960,
    height: 1200,
  },
}
