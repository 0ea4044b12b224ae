import AdoptModel
import Testing

@testable import StandIns

@Suite("Stand-ins for a project's own Objective-C")
struct ObjectiveCModuleTests {
    private static let header = """
        #import <UIKit/UIKit.h>
        // @interface Gone : NSObject
        @interface UIImage (Moving)
        /* From a file. */
        + (UIImage * _Nullable)animatedImageWithMovingURL:(NSURL * _Nonnull)url;
        - (void)sm_loadImageWithURL:(nullable NSURL *)url
                         completion:(void (^)(UIImage *image, NSError *error))block;
        @property (nonatomic, readonly) BOOL isMoving;
        @end
        @interface Meter : UIView <UIScrollViewDelegate>
        @property (nonatomic, strong, nullable) UIColor *needle;
        @property (nonatomic, assign, getter=isOn) BOOL on;
        - (instancetype)initWithTitle:(NSString *)title steps:(NSInteger)steps;
        - (NSArray<NSString *> *)titlesOfSteps;
        @end
        @interface Unused : Meter
        @end
        """

    private func standIn(_ text: String) -> StandInModule? {
        let files = [ModuleSources.File(path: "Page.swift", text: text)]
        return ObjectiveCModule(of: "App", headers: [Self.header], files: files).standIn()
    }

    @Test(
        "A call is matched to the method with its selector",
        arguments: [
            (
                "let i = UIImage.animatedImage(withMovingURL: u)",
                "static func animatedImage(withMovingURL value0: URL?) -> UIImage? {"
            ),
            (
                "i.sm_loadImage(with: u, completion: f)",
                "func sm_loadImage(with value0: URL?, completion value1: ("
            ),
            ("if i.isMoving {}", "public var isMoving: Bool {"),
            (
                "let m = Meter(title: t, steps: 3)",
                "convenience init(title value0: String?, steps value1: Int?) {"
            ),
            ("class Own: Meter {}", "open class Meter: UIView {}"),
            ("let t = meter.titlesOfSteps()", "func titlesOfSteps() -> [String]! {"),
            ("m.isOn = m.needle == nil; let m: Meter", "public var isOn: Bool = false"),
        ])
    func calls(text: String, declaration: String) throws {
        let module = try #require(standIn("let m: Meter?; \(text)"))
        #expect(module.source.contains(declaration), Comment(rawValue: module.source))
        #expect(module.name == "AppObjectiveC")
    }

    @Test("Unused declarations are omitted")
    func unused() throws {
        #expect(standIn("let i = UIImage()") == nil)
        let module = try #require(standIn("UIImage.animatedImage(withMovingURL: u)"))
        #expect(!module.source.contains("Meter"))
        #expect(module.uses.map(\.name) == ["UIImage.animatedImage"])
        #expect(module.uses.map(\.line) == [1])
    }

    @Test("The stand-in compiles with its uses", .enabled(if: CompiledModule.isPossible))
    func compiles() throws {
        let text = """
            import UIKit
            func f(_ u: URL, _ i: UIImage) {
                let moving: UIImage? = UIImage.animatedImage(withMovingURL: u)
                i.sm_loadImage(with: u) { image, error in print(image as Any, error as Any) }
                i.sm_loadImage(with: u, completion: nil)
                let m = Meter(title: "a", steps: 3)
                m.needle = .red
                for title in m.titlesOfSteps() where m.isOn || i.isMoving { print(title, moving as Any) }
            }
            final class Own: Meter {}
            """
        let module = try #require(standIn(text))
        let errors = try CompiledModule.errors(in: ["Kit": module.source, "Page": text])
        #expect(errors.isEmpty, Comment(rawValue: errors + "\n" + module.source))
    }
}
