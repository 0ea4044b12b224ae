import Simulator
import XCUIAutomation

// Xcode's words of failed UI tests.
extension Scenario {
    static let uiTestFailures: [Scenario] = [
        .rule(
            EvidenceEntry(
                "uitest-words-01",
                "A UI test taps a button that doesn't exist",
                source: .log("https://github.com/guardianproject/orbot-apple/issues/49"),
                notes: """
                    Log of 2023. Quote: No matches found for Elements matching predicate '"transport_3" IN identifiers'
                    from input {(. The elements of the input follow, as in
                    https://github.com/mozilla-mobile/focus-ios/issues/978.
                    """),
            statements: 2
        ) { stage in
            let words = stage.failures(of: UITestPage(UIButton(named: "Buy"))) { $0.buttons["Sell"].tap() }
            stage.state(
                "the failure names the step that found nothing",
                words.contains("No matches found for Elements matching predicate '\"Sell\" IN identifiers'"),
                words)
            stage.state(
                "and the elements in which it searched",
                words.contains(" from input {(\n    Button, ") && words.contains("label: 'Buy'"), words)
        },
        .rule(
            EvidenceEntry(
                "uitest-words-02",
                "A UI test reads an attribute of a cell that doesn't exist",
                source: .log("https://github.com/appium/appium/issues/14734"),
                notes: """
                    Log of Xcode 12. Quote: Failed to get matching snapshot: No matches found for Elements matching predicate
                    '...' from input {(
                    """),
            statements: 1
        ) { stage in
            let words = stage.failures(of: UITestPage(UIButton(named: "Buy"))) {
                _ = $0.buttons["Sell"].label
            }
            stage.state(
                "the failure says that there is no snapshot",
                words.hasPrefix(
                    "Failed to get matching snapshot: No matches found for Elements matching predicate '"),
                words)
        },
        .rule(
            EvidenceEntry(
                "uitest-words-03",
                "A UI test types into a text field without the keyboard focus",
                source: .log("https://github.com/woocommerce/woocommerce-ios/issues/11661"),
                notes: """
                    Log of Xcode 15.1. Quote: Failed to synthesize event: Neither element nor any descendant has keyboard
                    focus. Event dispatch snapshot: TextField, {{21.0, 620.0}, {388.0, 22.0}} Element debug description:
                    Attributes: TextField. The element subtree and the path to the element follow, a line for each.
                    """),
            statements: 2
        ) { stage in
            let words = stage.failures(of: UITestPage(UITextField())) {
                $0.textFields.element.typeText("tea")
            }
            let element = "TextField, {{20.0, 100.0}, {200.0, 44.0}}"
            stage.state(
                "the failure names the element",
                words.hasPrefix(
                    "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
                        + "Event dispatch snapshot: \(element)"), words)
            stage.state(
                "and describes it with its path",
                words.contains(
                    "\nElement debug description:\nAttributes: \(element)\nElement subtree:\n →\(element)\n"
                        + "Path to element:\n →Application, ") && words.contains("\n  ↳Window (Main), {{"),
                words)
        },
        .rule(
            EvidenceEntry(
                "uitest-words-04",
                "A UI test taps a button outside the screen that nothing can scroll to",
                source: .log("https://github.com/mozilla-mobile/firefox-ios/issues/8272"),
                notes: """
                    Log of 2021. Quote: Failed to synthesize event: Failed to scroll to visible (by AX action) Button,
                    identifier: 'TabToolbar.tabsButton', label: 'Show Tabs', value: 2, error: Error kAXErrorCannotComplete
                    performing AXAction 2003. Later versions print the frame, and the action's name in place of its number.
                    """),
            statements: 1
        ) { stage in
            let button = UIButton(named: "Buy")
            let page = UITestPage(UIScrollView(around: button))
            button.frame.origin.y = 3_000
            let words = stage.failures(of: page) { $0.buttons["Buy"].tap() }
            stage.state(
                "the failure says that scrolling didn't help",
                words.hasPrefix(
                    "Failed to synthesize event: Failed to scroll to visible (by AX action) Button, ")
                    && words.contains("label: 'Buy', error: Error kAXErrorCannotComplete performing AXAction"),
                words)
        },
        .rule(
            EvidenceEntry(
                "uitest-words-05",
                "A UI test taps a button that another view covers",
                source: .log("https://github.com/appium/appium/issues/14734"),
                notes: "Log of Xcode 12. Quote: Failed to synthesize event: Failed to compute hit point for"),
            statements: 1
        ) { stage in
            let page = UITestPage(UIButton(named: "Buy"), UIView())
            let words = stage.failures(of: page) { $0.buttons["Buy"].tap() }
            stage.state(
                "the failure says that no point receives the touch",
                words.hasPrefix("Failed to synthesize event: Failed to compute hit point for Button, "), words
            )
        },
        .rule(
            EvidenceEntry(
                "uitest-words-06",
                "An accessibility audit of a text that has no room to grow",
                source: .log("https://github.com/straff2002/OpenGlasses/pull/470"),
                notes: """
                    Log of Xcode 27. Quote: [textClipped] Text clipped Text of this element may be clipped at larger
                    Dynamic Type sizes. The audit steps through the text sizes, and back.
                    """),
            statements: 2
        ) { stage in
            let label = UILabel()
            label.text = "Sencha"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            let page = UITestPage(label)
            let words = stage.failures(of: page) { try? $0.performAccessibilityAudit(for: .textClipped) }
            stage.state(
                "the issue names larger sizes",
                words.hasPrefix(
                    "Text clipped: Text of this element may be clipped at larger Dynamic Type sizes"),
                words)
            let size = page.traitCollection.preferredContentSizeCategory
            stage.state("the text has its size again", size == .large, size.rawValue)
        },
    ]
}

extension Stage {
    /// Runs a UI test's code with an app that shows one page, and returns the words of its failures.
    func failures(of page: UIViewController, _ test: (XCUIApplication) -> Void) -> String {
        let app = AppUnderTest("Tea") { simulator, _ in simulator.launch(page) }
        return UITestTrial.failures(of: app, on: sim, test).joined(separator: "\n")
    }
}

/// A page with views in the same place, the first at the bottom.
final class UITestPage: UIViewController {
    private let parts: [UIView]

    init(_ parts: UIView...) {
        self.parts = parts
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in parts {
            part.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
            view.addSubview(part)
        }
    }
}

extension UIButton {
    fileprivate convenience init(named title: String) {
        self.init(type: .system)
        setTitle(title, for: .normal)
        frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    }
}

extension UIScrollView {
    /// Creates a scroll view whose content is too small for scrolling.
    fileprivate convenience init(around view: UIView) {
        self.init(frame: .zero)
        addSubview(view)
    }
}
