#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <jpeglib.h>

// libjpeg reports errors by a jump, which Swift can't receive; these calls catch it here.

struct quoin_jpeg_trap {
  struct jpeg_error_mgr base;
  jmp_buf back;
  char *message;
};

static void quoin_jpeg_fail(j_common_ptr info) {
  struct quoin_jpeg_trap *trap = (struct quoin_jpeg_trap *)info->err;
  if (trap->message) {
    char text[JMSG_LENGTH_MAX];
    info->err->format_message(info, text);
    strncpy(trap->message, text, 255);
  }
  longjmp(trap->back, 1);
}

static void quoin_jpeg_silent(j_common_ptr info) { (void)info; }

// Too few bytes are only a warning to libjpeg, which then goes on in grey; here they are an error.
static void quoin_jpeg_warn(j_common_ptr info, int level) {
  if (level < 0) quoin_jpeg_fail(info);
}

static inline void quoin_jpeg_arm(struct quoin_jpeg_trap *trap, char *message) {
  jpeg_std_error(&trap->base);
  trap->base.error_exit = quoin_jpeg_fail;
  trap->base.output_message = quoin_jpeg_silent;
  trap->base.emit_message = quoin_jpeg_warn;
  trap->message = message;
}

/// The size of a JPEG; 0 and a message of at most 255 bytes when it can't be read.
static inline int quoin_jpeg_size(const unsigned char *bytes, size_t count, int *width, int *height, char *message) {
  struct jpeg_decompress_struct info;
  struct quoin_jpeg_trap trap;
  info.err = &trap.base;
  quoin_jpeg_arm(&trap, message);
  if (setjmp(trap.back)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  *width = (int)info.image_width;
  *height = (int)info.image_height;
  jpeg_destroy_decompress(&info);
  return 1;
}

/// The pixels of a JPEG, blue green red 255, rows without gaps.
static inline int quoin_jpeg_pixels(const unsigned char *bytes, size_t count, unsigned char *pixels, int width, int height, char *message) {
  struct jpeg_decompress_struct info;
  struct quoin_jpeg_trap trap;
  info.err = &trap.base;
  quoin_jpeg_arm(&trap, message);
  if (setjmp(trap.back)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  int inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = inks ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg_start_decompress(&info);
  while (info.output_scanline < info.output_height && (int)info.output_scanline < height) {
    unsigned char *row = pixels + (size_t)info.output_scanline * (size_t)width * 4;
    jpeg_read_scanlines(&info, &row, 1);
    for (int x = 0; x < width; x++) {
      unsigned char *p = row + x * 4;
      if (inks) {
        // Adobe writes inks upside down: 255 is no ink.
        int k = info.saw_Adobe_marker ? p[3] : 255 - p[3];
        int c = info.saw_Adobe_marker ? p[0] : 255 - p[0];
        int m = info.saw_Adobe_marker ? p[1] : 255 - p[1];
        int y = info.saw_Adobe_marker ? p[2] : 255 - p[2];
        p[0] = (unsigned char)(y * k / 255);
        p[1] = (unsigned char)(m * k / 255);
        p[2] = (unsigned char)(c * k / 255);
      }
      p[3] = 255;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 1;
}

/// A JPEG file from blue green red x pixels; the caller frees it. NULL when the library refuses.
static inline unsigned char *quoin_jpeg_encode(const unsigned char *pixels, int width, int height, int quality, long *size) {
  struct jpeg_compress_struct info;
  struct quoin_jpeg_trap trap;
  unsigned char *file = NULL;
  unsigned long length = 0;
  info.err = &trap.base;
  quoin_jpeg_arm(&trap, NULL);
  if (setjmp(trap.back)) {
    jpeg_destroy_compress(&info);
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &file, &length);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    unsigned char *row = (unsigned char *)pixels + (size_t)info.next_scanline * (size_t)width * 4;
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  *size = (long)length;
  return file;
}
