import QuoinDrawing

extension Bitmap {
  /// A picture of what differs: this picture pale, pixels that the other has otherwise red. Pictures of two sizes lie on each other's top left corner;
  /// what only one covers is red as well. O(pixels).
  package func differencePicture(to other: Bitmap) -> Bitmap? {
    let (width, height) = (max(self.width, other.width), max(self.height, other.height))
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    bytes.withUnsafeMutableBufferPointer { target in
      withPixels { own in
        other.withPixels { others in
          var y = 0
          while y < height {
            var x = 0
            while x < width {
              let out = target.baseAddress! + (y * width + x) * 4
              x += 1
              if x <= self.width, y < self.height, x <= other.width, y < other.height {
                let p = own + (y * self.width + x - 1) * 4
                let q = others + (y * other.width + x - 1) * 4
                if p[0] == q[0], p[1] == q[1], p[2] == q[2], p[3] == q[3] {
                  let grey = (Int(p[0]) + Int(p[1]) * 2 + Int(p[2])) / 4 + Int(255 - p[3])
                  let pale = UInt8(min(255, 192 + grey / 4))
                  (out[0], out[1], out[2]) = (pale, pale, pale)
                  continue
                }
              }
              (out[0], out[1], out[2]) = (230, 30, 50)
            }
            y += 1
          }
        }
      }
    }
    return try? Bitmap(width: width, height: height, rgba: bytes)
  }
}
