import Testing

@testable import AppleSideKit

@Suite struct AppleShapeTests {
    @Test(arguments: [
        (
            "@MainActor open func push(_ page: UIKit.UIPage, of parts: [Set<Int> : (Int) -> Bool]) -> [Int : Bool]",
            "push(_:of:)"
        ),
        ("public convenience init?(frame: CGRect, done: ((Int, Bool) -> Void)? = nil)", "init(frame:done:)"),
        ("open class func areAnimationsEnabled() -> Bool", "areAnimationsEnabled()"),
        ("public subscript<T>(trait: T.Type) -> T.Value where T : UITrait { get }", "subscript(trait:)"),
        ("open var isHidden: Bool", "isHidden"),
    ])
    func `a declaration's title has its labels`(_ text: String, _ title: String) {
        #expect(PrintedInterface(text).declarations.map(\.title) == [title])
    }

    @Test
    func `a shape has Objective-C's classes and optional members, and neither defaults nor what is Linux's`()
    {
        let shape = AppleShape(
            of: "UIKit", PrintedInterface(printedUIKit), inObjectiveC: ["Selector"],
            leavingOut: ["UIView.flash()"])
        let lines = shape.text.split(separator: "\n").map(String.init)
        for line in [
            "@objc",
            "@MainActor open class UIView : NSObject, @preconcurrency NSCoding, @unchecked Swift.Sendable {",
            "@MainActor open class UITabBarController : UIKit.UIViewController {",
            "@MainActor open var frame: CGRect { get set }",
            "@MainActor open var superview: UIKit.UIView? { get }",
            "@MainActor optional func tabBarController(_ tabs: UIKit.UITabBarController, shouldSelect page: UIKit.UIViewController) -> Bool",
            "public static var portrait: UIKit.UIInterfaceOrientationMask { get }",
            "public var rawValue: Int { get }",
            "extension UIInterfaceOrientationMask: Swift._ObjectiveCBridgeable {",
        ] {
            #expect(lines.count { $0 == line } >= 1, "\(line)")
        }
        #expect(lines.count { $0.contains("shouldSelect") } == 1)
        #expect(!lines.contains { $0.contains("flash") || $0.contains("Selector") })
    }
}
