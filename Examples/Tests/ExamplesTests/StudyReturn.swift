import LifecycleStudyWithPageFlow
import Simulator
import Testing

/// One return from page c to page a, past plain pages, with the expected callbacks.
struct StudyReturn: Sendable, CustomTestStringConvertible {
    let name: String
    /// The number of pages, including c and a.
    let pages: Int
    let button: Step
    /// The appearance callbacks, each with its `animated` argument.
    let appearance: [String]

    var testDescription: String { "\(name), \(pages) pages" }

    static let all = [3, 100].flatMap { [direct(over: $0), cascade(over: $0)] }

    /// The last page disappears at once, and the user sees the page nearest to the destination slide away, as on devices when several are
    /// dismissed together. The pages between get no callbacks.
    private static func direct(over pages: Int) -> StudyReturn {
        StudyReturn(
            name: "direct", pages: pages, button: Step(Child1ViewController.returnMainViewController),
            appearance: [
                "Child1ViewController.viewWillDisappear false", "Child1ViewController.viewDidDisappear false",
                "ViewController.viewWillAppear true", "ViewController.viewDidAppear true",
            ])
    }

    private static func cascade(over pages: Int) -> StudyReturn {
        let between = (0..<pages - 3).flatMap { _ in
            hop("SecondViewController", to: "SecondViewController", animated: false)
        }
        return StudyReturn(
            name: "cascade", pages: pages,
            button: Step(Child1ViewController.returnMainViewControllerPageByPage),
            appearance: hop("Child1ViewController", to: "SecondViewController", animated: false) + between
                + hop("SecondViewController", to: "ViewController", animated: true))
    }

    private static func hop(_ page: String, to goal: String, animated: Bool) -> [String] {
        [
            "\(page).viewWillDisappear", "\(goal).viewWillAppear",
            "\(goal).viewDidAppear", "\(page).viewDidDisappear",
        ].map { "\($0) \(animated)" }
    }
}
