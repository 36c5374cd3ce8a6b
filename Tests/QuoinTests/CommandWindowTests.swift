import Foundation
import Testing

/// Apps of UIKit's, whose first window is made by a delegate.
@Suite struct CommandWindowTests {
  private static let controller = """
    import UIKit
    final class Board: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 90, width: 200, height: 30))
        label.text = "Board of \\(UIApplication.shared.delegate == nil ? "nobody" : "an app")"
        view.addSubview(label)
      }
    }

    """

  @Test("What a scene's delegate puts into its window is the picture of an app without previews")
  func scene() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/All.swift",
      Self.controller + """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let windowScene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = UINavigationController(rootViewController: Board())
            window?.makeKeyAndVisible()
          }
        }
        """)
    let run = try bench.render("App", "--format", "json", "-o", "-")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("Board of an app"), "\(run.output.prefix(2000))")
    #expect(run.output.contains("FirstWindow"))
  }

  @Test("So is what an app's delegate puts into its window")
  func application() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/All.swift",
      Self.controller + """
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Board()
            window?.makeKeyAndVisible()
            return true
          }
        }
        """)
    let run = try bench.render("App", "--format", "json", "-o", "-")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("Board of an app"), "\(run.output.prefix(2000))")
  }

  @Test("An app with neither a window nor a storyboard says so; a preview goes before any window")
  func nothing() throws {
    let bench = try CommandBench()
    try bench.write("App/All.swift", Self.controller + "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    let run = try bench.render("App")
    #expect(run.status != 0)
    let words = "AppDelegate makes no window in code, and no storyboard with a first controller is among the app's resources"
    #expect(run.complaints.contains(words), "\(run.complaints)")
    try bench.write("App/Preview.swift", "import UIKit\n#Preview(\"Mine\", traits: .fixedLayout(width: 40, height: 30)) { Board() }\n")
    let again = try bench.render("App", "--scale", "1")
    #expect(again.status == 0, "\(again.complaints)")
    #expect(bench.pixels("Mine.png") == [40, 30])
  }

  @Test("A page that begins while another one waits for what it has put off keeps its findings to itself")
  func otherPages() throws {
    let bench = try CommandBench()
    try bench.write(
      "A.swift",
      """
      import UIKit
      final class Late: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          DispatchQueue.main.async {
            let page = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 9, height: 9))) { UIImageView(image: UIImage(named: "Nowhere")) }
            print("THERE", page.findings.count, UIScreen.main.bounds.width)
          }
        }
      }
      #Preview("Late", traits: .fixedLayout(width: 40, height: 30)) { Late() }
      """)
    let run = try bench.render("A.swift")
    #expect(run.status == 0 && run.complaints.contains("THERE 1 40.0"), "\(run.complaints)")
  }
}
