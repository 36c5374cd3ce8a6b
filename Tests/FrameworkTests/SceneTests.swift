import Accelerate
import CoreData
import CoreImage
import Foundation
import GameKit
import Photos
import QuoinUIKitExtras
import SceneKit
import Testing
import UIKit

@MainActor @Suite struct SceneTests {
  @Test("Nodes stand where their parents put them, and points go from one to the other and back")
  func places() {
    let (outer, inner) = (SCNNode(), SCNNode(geometry: SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0)))
    outer.position = SCNVector3(10, 0, 0)
    outer.eulerAngles = SCNVector3(0, 0, Float.pi / 2)
    inner.position = SCNVector3(1, 2, 3)
    outer.addChildNode(inner)
    // A quarter of a turn around z: x goes upwards, y to the left.
    let place = inner.worldPosition
    #expect(abs(place.x - 8) < 1e-5 && abs(place.y - 1) < 1e-5 && abs(place.z - 3) < 1e-5, "\(place)")
    let back = inner.convertPosition(outer.convertPosition(SCNVector3(3, 4, 5), to: nil), from: nil)
    #expect(abs(back.x - 2) < 1e-4 && abs(back.y - 2) < 1e-4 && abs(back.z - 2) < 1e-4, "\(back)")
    #expect(outer.boundingBox.max == SCNVector3(2, 4, 6) && outer.boundingBox.min == SCNVector3(0, 0, 0))
    // Half a turn within: what was lowest is highest.
    let turned = SCNNode()
    turned.eulerAngles = SCNVector3(0, 0, Float.pi)
    turned.addChildNode(inner.clone())
    let all = SCNNode()
    all.addChildNode(turned)
    let (low, high) = all.boundingBox
    #expect(abs(low.x + 2) < 1e-5 && abs(low.y + 4) < 1e-5 && low.z == 0 && abs(high.x) < 1e-5 && abs(high.y) < 1e-5 && high.z == 6)
    // A turn around one axis is the same however long the axis is.
    let (unit, long) = (SCNMatrix4MakeRotation(0.7, 0, 0.6, 0.8), SCNMatrix4MakeRotation(0.7, 0, 3, 4))
    #expect(zip(SCNVector3(1, 2, 3).moved(by: unit), SCNVector3(1, 2, 3).moved(by: long)).allSatisfy { abs($0 - $1) < 1e-5 })
    #expect(SCNMatrix4Invert(SCNMatrix4()) == SCNMatrix4() && SCNMatrix4IsIdentity(SCNMatrix4Mult(SCNMatrix4Identity, SCNMatrix4Identity)))
  }

  @Test("A node has one parent, is found by its name at any depth, and copied with what belongs to it")
  func trees() {
    let (root, first, second) = (SCNNode(), SCNNode(), SCNNode())
    second.name = "b"
    root.addChildNode(first)
    first.addChildNode(second)
    #expect(root.childNode(withName: "b", recursively: true) === second && root.childNode(withName: "b", recursively: false) == nil)
    let copy = root.clone()
    root.addChildNode(second)
    #expect(first.childNodes.isEmpty && second.parent === root && copy.childNodes.count == 1)
    #expect(copy.childNode(withName: "b", recursively: true) != nil && copy.childNode(withName: "b", recursively: true) !== second)
    root.replaceChildNode(first, with: SCNNode())
    #expect(root.childNodes.count == 2 && first.parent == nil && root.childNodes[1] === second)
    root.replaceChildNode(second, with: first)
    #expect(root.childNodes.count == 2 && root.childNodes[1] === first)
    root.addChildNode(root)
    #expect(root.parent == nil)
    var met = 0
    root.enumerateHierarchy { _, _ in met += 1 }
    #expect(met == 3)
    root.enumerateHierarchy { _, stop in (met, stop.pointee) = (met + 1, true) }
    #expect(met == 4, "nothing comes after the one that stops")
  }

  @Test("Actions come to their end at once, and what goes on forever does nothing")
  func actions() {
    let node = SCNNode()
    let step = SCNAction.moveBy(x: 1, y: 2, z: 0, duration: 3)
    let all = SCNAction.sequence([.repeat(step, count: 3), .group([.scale(by: 2, duration: 1), .fadeOpacity(to: 0.5, duration: 4)])])
    #expect(all.duration == 13)
    var isTold = false
    node.runAction(all) { isTold = true }
    #expect(node.position == SCNVector3(3, 6, 0) && node.scale == SCNVector3(2, 2, 2) && node.opacity == 0.5 && isTold)
    node.runAction(.repeatForever(step))
    #expect(node.position == SCNVector3(3, 6, 0) && !node.hasActions)
    node.rotation = SCNVector4(0, 1, 0, 2)
    #expect(node.eulerAngles == SCNVector3(0, 2, 0))
    node.rotation = SCNVector4(0, -1, 0, 2)
    #expect(node.eulerAngles == SCNVector3(0, -2, 0))
    node.eulerAngles = SCNVector3()
    node.runAction(.group([.rotate(by: 0.5, around: SCNVector3(0, 1, 0), duration: 1), .fadeOpacity(by: -0.25, duration: 2)]))
    #expect(node.eulerAngles == SCNVector3(0, 0.5, 0) && node.opacity == 0.25)
    node.runAction(
      .sequence([.fadeIn(duration: 1), .move(to: SCNVector3(1, 2, 3), duration: 1), .move(by: SCNVector3(1, 1, 1), duration: 1)]))
    #expect(node.opacity == 1 && node.position == SCNVector3(2, 3, 4))
  }

  @Test("Forms reach as far as they are said to be large, around their middle; parts are counted by what they are made of")
  func forms() {
    let forms: [(SCNGeometry, SCNVector3)] = [
      (SCNBox(width: 2, height: 4, length: 6, chamferRadius: 1), SCNVector3(1, 2, 3)), (SCNSphere(radius: 3), SCNVector3(3, 3, 3)),
      (SCNPlane(width: 2, height: 4), SCNVector3(1, 2, 0)), (SCNCylinder(radius: 3, height: 4), SCNVector3(3, 2, 3)),
      (SCNCone(topRadius: 5, bottomRadius: 3, height: 4), SCNVector3(5, 2, 5)),
      (SCNCone(topRadius: 0, bottomRadius: 3, height: 4), SCNVector3(3, 2, 3)),
      (SCNPyramid(width: 2, height: 4, length: 6), SCNVector3(1, 2, 3)), (SCNTorus(ringRadius: 5, pipeRadius: 2), SCNVector3(7, 2, 7)),
      (SCNTube(innerRadius: 1, outerRadius: 3, height: 4), SCNVector3(3, 2, 3)), (SCNCapsule(capRadius: 1, height: 6), SCNVector3(1, 3, 1)),
    ]
    for (form, half) in forms {
      #expect(form.boundingBox.max == half && form.boundingBox.min == SCNVector3(-half.x, -half.y, -half.z), "\(form)")
    }
    let corners: [Int32] = [0, 1, 2, 3, 4, 5]
    for (type, count) in [(SCNGeometryPrimitiveType.triangles, 2), (.triangleStrip, 4), (.line, 3), (.point, 6)] {
      #expect(SCNGeometryElement(indices: corners, primitiveType: type).primitiveCount == count, "\(type)")
    }
    let box = SCNBox()
    (box.materials, box.firstMaterial) = ([SCNMaterial(), SCNMaterial()], SCNMaterial())
    #expect(box.materials.count == 2 && box.firstMaterial === box.materials[0])
  }

  @Test("There are no photos, nobody may see any, and everyone who asks is told")
  func photos() async throws {
    #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined && PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    var told: [String] = []
    PHPhotoLibrary.requestAuthorization { told.append($0 == .denied ? "denied" : "allowed") }
    PHPhotoLibrary.requestAuthorization(for: .addOnly) { told.append($0 == .denied ? "denied" : "allowed") }
    PHImageManager.default().requestImage(
      for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
    ) { image, facts in told.append(image == nil && facts == nil ? "no picture" : "a picture") }
    PHImageManager.default().requestImageDataAndOrientation(for: PHAsset(), options: nil) { data, _, _, _ in
      told.append(data == nil ? "no bytes" : "bytes")
    }
    PHAsset().requestContentEditingInput(with: nil) { input, _ in told.append(input == nil ? "nothing to edit" : "something") }
    PHAssetResourceManager.default().writeData(for: PHAssetResource(), toFile: URL(filePath: "/nowhere"), options: nil) {
      told.append($0 == nil ? "written" : "not written")
    }
    #expect(told == ["denied", "denied", "no picture", "no bytes", "nothing to edit", "not written"])
    let isDone = await withCheckedContinuation { done in
      PHPhotoLibrary.shared().performChanges {
      } completionHandler: { isDone, error in
        done.resume(returning: isDone || error == nil)
      }
    }
    #expect(!isDone)
    await #expect(throws: PHPhotosError.self) { try await PHPhotoLibrary.shared().performChanges {} }
    #expect(PHAssetCollectionSubtype.smartAlbumUserLibrary.rawValue == 209 && PHAssetCollectionType.smartAlbum.rawValue == 2)
  }

  @Test("Nobody has signed in at Game Center, and everyone who asks is told")
  func games() async throws {
    var told: (any Error)?
    GKLocalPlayer.local.authenticateHandler = { screen, error in told = screen == nil ? error : nil }
    #expect((told as? GKError)?.code == .notAuthenticated && !GKLocalPlayer.local.isAuthenticated)
    let lists = try await GKLeaderboard.loadLeaderboards(IDs: ["a", "b"])
    #expect(lists.map(\.baseLeaderboardID) == ["a", "b"])
    let achievement = GKAchievement(identifier: "x")
    achievement.percentComplete = 100
    #expect(achievement.isCompleted && GKGameCenterViewController(state: .achievements).viewState == .achievements)
  }

  private func convolved(_ bytes: [UInt8], width: Int, _ flags: Int, _ size: (UInt32, UInt32)) -> [UInt8] {
    var (from, to) = (bytes, [UInt8](repeating: 7, count: bytes.count))
    let height = bytes.count / width / 4
    from.withUnsafeMutableBytes { from in
      to.withUnsafeMutableBytes { to in
        var source = vImage_Buffer(
          data: from.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: width * 4)
        var target = vImage_Buffer(
          data: to.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: width * 4)
        #expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, size.0, size.1, nil, vImage_Flags(flags)) == kvImageNoError)
        #expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 2, 3, nil, 0) == kvImageInvalidKernelSize)
      }
    }
    return to
  }
  @Test("A box makes each channel the mean of those around, with the edges or without them")
  func boxes() {
    // Three pixels in a row: (0, 30, 90) in the first channel, 9 in the others.
    let row: [UInt8] = [0, 9, 9, 9, 30, 9, 9, 9, 90, 9, 9, 9]
    #expect(convolved(row, width: 3, kvImageEdgeExtend, (1, 3)) == [10, 9, 9, 9, 40, 9, 9, 9, 70, 9, 9, 9])
    #expect(convolved(row, width: 3, kvImageTruncateKernel, (1, 3)) == [15, 9, 9, 9, 40, 9, 9, 9, 60, 9, 9, 9])
    #expect(convolved(row, width: 1, kvImageEdgeExtend, (3, 1)) == [10, 9, 9, 9, 40, 9, 9, 9, 70, 9, 9, 9])
  }
  @Test("Channels change places, colours are divided by their opacity, numbers have a mean and a root of it")
  func channels() {
    var pixel: [UInt8] = [10, 20, 30, 128]
    pixel.withUnsafeMutableBytes { bytes in
      var buffer = vImage_Buffer(data: bytes.baseAddress, height: 1, width: 1, rowBytes: 4)
      var other = buffer
      #expect(vImagePermuteChannels_ARGB8888(&buffer, &other, [2, 1, 0, 3], 0) == 0)
      #expect(vImagePermuteChannels_ARGB8888(&buffer, &other, [4, 1, 0, 3], 0) != 0)
    }
    #expect(pixel == [30, 20, 10, 128])
    pixel.withUnsafeMutableBytes { bytes in
      var buffer = vImage_Buffer(data: bytes.baseAddress, height: 1, width: 1, rowBytes: 4)
      var other = buffer
      #expect(vImageUnpremultiplyData_RGBA8888(&buffer, &other, 0) == 0)
    }
    #expect(pixel == [60, 40, 20, 128])
    #expect(
      vDSP.mean([1.0, 2, 6]) == 3 && vDSP.rootMeanSquare([3.0, 4, 5, 0]) == 12.5.squareRoot() && vDSP.maximum([Float]()) == -.infinity)
    var largest: Float = 0
    vDSP_maxmgv([1, -7, 3, 9], 2, &largest, 2)
    #expect(largest == 3)
  }

  @Test("A store that is put in another's stead keeps the objects, and one of somebody else's cannot be")
  func stores() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    let store = try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: "Part", at: nil)
    let place = URL(fileURLWithPath: "/tmp/other.sqlite")
    let other = try coordinator.migratePersistentStore(store, to: place, withType: NSInMemoryStoreType)
    #expect(
      other.configurationName == "Part" && coordinator.persistentStore(for: place) === other && coordinator.persistentStores.count == 1)
    #expect(throws: (any Error).self) { try coordinator.migratePersistentStore(store, to: place, withType: NSSQLiteStoreType) }
    #expect(other.persistentStoreCoordinator === coordinator && other.metadata[NSStoreTypeKey] as? String == NSInMemoryStoreType)
  }

  @Test("The mean of a picture's colours is one pixel, and pixels are written into memory")
  func means() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { renderer in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      renderer.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      renderer.fill(CGRect(x: 1, y: 0, width: 3, height: 2))
    }
    let input = try #require(CIImage(image: picture))
    let filter = try #require(CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: input]))
    var pixel = [UInt8](repeating: 0, count: 4)
    // By the numbers colours are written with, not as light.
    CIContext(options: [.workingColorSpace: NSNull()]).render(
      try #require(filter.outputImage), toBitmap: &pixel, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
      colorSpace: nil)
    #expect(pixel == [64, 0, 191, 255], "a quarter red, three quarters blue")
    var row = [UInt8](repeating: 0, count: 16)
    CIContext().render(
      input, toBitmap: &row, rowBytes: 16, bounds: CGRect(x: 0, y: 0, width: 4, height: 1), format: .RGBA8, colorSpace: nil)
    #expect(row.prefix(8) == [255, 0, 0, 255, 0, 0, 255, 255])
  }

  private final class Ring: CALayer {
    override class func defaultValue(forKey key: String) -> Any? { key == "width" ? CGFloat(4) : nil }
    var width: CGFloat {
      get { managedValue("width") }
      set { setManagedValue(newValue, "width") }
    }
    var end: CGFloat { managedValue("end") }
    var words: String? { managedValue("words") }
  }
  @Test("A layer's own property begins with what its class says, else with 0 or nil, and reads as it was set")
  func layers() {
    let (ring, other) = (Ring(), Ring())
    #expect(ring.width == 4 && ring.end == 0 && ring.words == nil)
    ring.width = 7
    #expect(ring.width == 7 && other.width == 4)
  }

  @Test("Whoever asks for a photo, a film or an album is told that there is none")
  func photos() {
    var answers = 0
    let (manager, asset) = (PHImageManager.default(), PHAsset())
    manager.requestImageData(for: asset, options: nil) { data, _, _, _ in answers += data == nil ? 1 : 0 }
    manager.requestImageDataAndOrientation(for: asset, options: nil) { data, _, _, _ in answers += data == nil ? 10 : 0 }
    manager.requestAVAsset(forVideo: asset, options: nil) { film, _, _ in answers += film == nil ? 100 : 0 }
    manager.requestLivePhoto(for: asset, targetSize: .zero, contentMode: .default, options: nil) { photo, _ in
      answers += photo == nil ? 1000 : 0
    }
    #expect(answers == 1111)
    #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil).count == 0)
    #expect(PHAssetCollectionSubtype.smartAlbumUserLibrary.rawValue == 209 && asset.duration == 0)
  }
}

extension SCNVector3 {
  /// Its parts once it is turned.
  fileprivate func moved(by map: SCNMatrix4) -> [Float] {
    [
      x * map.m11 + y * map.m21 + z * map.m31, x * map.m12 + y * map.m22 + z * map.m32, x * map.m13 + y * map.m23 + z * map.m33,
    ]
  }
}
