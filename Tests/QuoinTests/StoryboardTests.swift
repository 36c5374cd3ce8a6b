import Foundation
import Testing

/// Archives of Interface Builder: an app's first window out of a storyboard, cells out of `.xib` files.
@Suite struct StoryboardTests {
  private static func storyboard(_ scenes: String, first: String, isApp: Bool = true) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(first)">
      <scenes>\(scenes)</scenes>
    </document>
    """
  }
  private static func scene(_ objects: String) -> String { "<scene><objects>\(objects)</objects></scene>" }

  private static let board = """
    <viewController id="board" customClass="Board" customModule="App" customModuleProvider="target">
      <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <label contentMode="left" text="Ada &amp; Bob" textAlignment="natural" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="0" y="0" width="9" height="9"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
          </label>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="plate">
            <accessibility key="accessibilityConfiguration" identifier="plate"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <constraints>
              <constraint firstAttribute="width" secondItem="plate" secondAttribute="height" multiplier="2:1" id="ratio"/>
              <constraint firstAttribute="height" constant="30" id="tall"/>
            </constraints>
          </view>
          <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bottom">
            <accessibility key="accessibilityConfiguration" identifier="bottom"/>
            <rect key="frame" x="0" y="796" width="414" height="100"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
          </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="c1"/>
          <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="24" id="c2"/>
          <constraint firstItem="plate" firstAttribute="top" secondItem="root" secondAttribute="top" constant="300" id="c3"/>
          <constraint firstItem="plate" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c4"/>
        </constraints>
      </view>
      <navigationItem key="navigationItem" title="Home" id="item">
        <barButtonItem key="rightBarButtonItem" title="More" id="more"/>
      </navigationItem>
      <connections>
        <outlet property="name" destination="name" id="o1"/>
        <outlet property="plateHeight" destination="tall" id="o2"/>
        <outletCollection property="plates" destination="plate" id="o3"/>
        <outletCollection property="plates" destination="bottom" id="o4"/>
      </connections>
    </viewController>
    """

  private static let code = """
    import UIKit
    final class Board: UIViewController {
      @IBOutlet private weak var name: UILabel!
      @IBOutlet var plateHeight: NSLayoutConstraint!
      @IBOutlet var plates: [UIView]!
      var visitor = "nobody"
      override func viewDidLoad() {
        super.viewDidLoad()
        name.text = "\\(name.text ?? "") and \\(visitor): \\(plates.count)"
        plateHeight.constant = 50
      }
    }

    """

  private func app(_ bench: CommandBench, delegate: String, board: String = StoryboardTests.board) throws {
    try bench.write("App/All.swift", Self.code + delegate)
    try bench.write(
      "App/Base.lproj/Main.storyboard",
      Self.storyboard(
        Self.scene(board)
          + Self.scene(
            """
            <navigationController id="nav"><navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
            <connections><segue destination="board" kind="relationship" relationship="rootViewController" id="s"/></connections>
            </navigationController>
            """), first: "nav"))
  }

  private struct Node {
    let text: String?
    let identifier: String?
    let x, y, width, height: Double
  }
  /// Every node of the one tree that a run told.
  private func nodes(of output: String) throws -> [Node] {
    let previews = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    func all(_ node: [String: Any]) -> [Node] {
      let frame = node["frame"] as? [String: Double] ?? [:]
      let own = Node(
        text: node["text"] as? String, identifier: node["identifier"] as? String, x: frame["x"] ?? 0, y: frame["y"] ?? 0,
        width: frame["width"] ?? 0, height: frame["height"] ?? 0)
      return [own] + (node["children"] as? [[String: Any]] ?? []).flatMap(all)
    }
    return all(try #require(previews.first?["tree"] as? [String: Any]))
  }

  @Test("The first window is the storyboard's first controller, with its views where constraints and frames put them")
  func window() throws {
    let bench = try CommandBench()
    try app(bench, delegate: "@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n")
    try bench.write(
      "App/Info.plist", "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>")
    let run = try bench.render("App", "--format", "json", "-o", "-")
    #expect(run.status == 0, "\(run.complaints)")
    let page = try nodes(of: run.output)
    // Outlets are set before the view is said to be loaded, weak and private ones too, and collections of them.
    let name = try #require(page.first { $0.text == "Ada & Bob and nobody: 2" }, "\(run.output.prefix(3000))")
    // Below a bar of 96 points for large titles under 59 of the status bar.
    #expect(name.x == 24)
    #expect(page.contains { $0.text == "Home" })
    #expect(page.contains { $0.text == "More" })
    let plate = try #require(page.first { $0.identifier == "plate" })
    #expect([plate.width, plate.height, plate.y] == [100, 50, 300])
    #expect(plate.x == 146.5)
    // 896 - 796 - 100 = 0 from the bottom of a screen that is 852 high here, and as wide as it.
    let bottom = try #require(page.first { $0.identifier == "bottom" })
    #expect([bottom.x, bottom.y, bottom.width, bottom.height] == [0, 752, 393, 100])
  }

  @Test("Delegates find the window with the storyboard's controller before its view is made")
  func delegates() throws {
    let bench = try CommandBench()
    try app(
      bench,
      delegate: """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let navigation = window!.rootViewController as! UINavigationController
            (navigation.viewControllers[0] as! Board).visitor = "a scene"
          }
        }
        """)
    try bench.write(
      "App/Info.plist",
      """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardFile</key><string>Main</string></dict></array>
      </dict></dict></dict></plist>
      """)
    let run = try bench.render("App", "--format", "json", "-o", "-")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("Ada & Bob and a scene: 2"), "\(run.output.prefix(3000))")
  }

  @Test("What a storyboard names and the app has not is a finding, and the rest is drawn")
  func doubts() throws {
    let bench = try CommandBench()
    let board = """
      <viewController id="board" customClass="Nobody"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="414" height="896"/>
        <subviews><label text="Still here" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="20" y="200" width="200" height="21"/></label>
          <hologramView id="h"><rect key="frame" x="0" y="0" width="9" height="9"/></hologramView></subviews>
      </view></viewController>
      """
    try app(bench, delegate: "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n", board: board)
    let run = try bench.render("App", "--format", "json", "-o", "-")
    #expect(run.output.contains("Still here"), "\(run.complaints)")
    #expect(run.output.contains("names a class Nobody"), "\(run.output.suffix(3000))")
    #expect(run.output.contains("hologramView is not read here"))
  }

  @Test("Table prototypes and cells of .xib files come out anew for each row, connected to themselves")
  func cells() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/All.swift",
      """
      import UIKit
      final class Row: UITableViewCell { @IBOutlet weak var words: UILabel! }
      final class Rows: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "nib")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let name = indexPath.row == 2 ? "nib" : "proto"
          let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath) as! Row
          cell.words.text = "\\(name) \\(indexPath.row)"
          return cell
        }
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      """)
    let cell = { (id: String) in
      """
      <tableViewCell reuseIdentifier="proto" customClass="Row" id="\(id)">
        <tableViewCellContentView key="contentView" id="\(id)c"><subviews>
          <label text="?" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)l"/></subviews>
          <constraints>
            <constraint firstItem="\(id)l" firstAttribute="leading" secondItem="\(id)c" secondAttribute="leading" constant="40" id="a"/>
            <constraint firstItem="\(id)l" firstAttribute="top" secondItem="\(id)c" secondAttribute="top" constant="20" id="b"/>
            <constraint firstAttribute="bottom" secondItem="\(id)l" secondAttribute="bottom" constant="20" id="d"/>
          </constraints>
        </tableViewCellContentView>
        <connections><outlet property="words" destination="\(id)l" id="o"/></connections>
      </tableViewCell>
      """
    }
    try bench.write(
      "App/Main.storyboard",
      Self.storyboard(
        Self.scene(
          """
          <tableViewController id="rows" customClass="Rows"><tableView key="view" style="plain" rowHeight="-1" id="t">
          <rect key="frame" x="0" y="0" width="414" height="896"/><prototypes>\(cell("p"))</prototypes>
          <connections><outlet property="dataSource" destination="rows" id="q"/><outlet property="delegate" destination="rows" id="r"/>
          </connections></tableView></tableViewController>
          """), first: "rows"))
    try bench.write(
      "App/Row.xib",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>"
        + cell("n") + "</objects></document>")
    let run = try bench.render("App", "--format", "json", "-o", "-")
    #expect(run.status == 0, "\(run.complaints)")
    let page = try nodes(of: run.output)
    let rows = try ["proto 0", "proto 1", "nib 2"].map { words in try #require(page.first { $0.text == words }, "\(words)") }
    #expect(rows.map(\.x) == [40, 40, 40])
    // Each row is as high as its label and the 40 points around it.
    let step = rows[1].y - rows[0].y
    #expect(abs(step - (rows[0].height + 40)) < 1 && abs(rows[2].y - rows[1].y - step) < 1, "\(rows.map(\.y))")
  }

  @Test("An archive that breaks off is told, not read")
  func broken() throws {
    let bench = try CommandBench()
    try bench.write("App/All.swift", Self.code + "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    try bench.write("App/Main.storyboard", "<document><scenes><scene>")
    let run = try bench.render("App")
    #expect(run.status != 0)
    #expect(run.complaints.contains("no storyboard with a first controller"), "\(run.complaints)")
  }
}
