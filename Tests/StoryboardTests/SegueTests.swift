import Simulator
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitStoryboards

@MainActor @Suite(.inTurn) struct SegueTests {
    private func ways(_ sim: Simulator) throws -> (UINavigationController, WaysPage) {
        let root = UIStoryboard(name: "Ways", bundle: .module).instantiateInitialViewController()
        let stack = try #require(root as? UINavigationController)
        sim.launch(stack)
        HeardLog.lines = []
        return (stack, try #require(stack.topViewController as? WaysPage))
    }

    private func seen(_ stack: UINavigationController) -> String {
        let pages = stack.viewControllers.map { $0.title ?? "-" }.joined(separator: " > ")
        guard let modal = stack.presentedViewController else { return pages }
        return "\(pages) | \(modal.title ?? "-") \(modal.modalPresentationStyle)"
    }

    @Test(
        arguments: [
            ("show", "Home > Detail"), ("push", "Home > Detail"),
            ("detail", "Home | Detail formSheet"),
            ("sheet", "Home | Detail formSheet"),
            ("still", "Home | Detail formSheet"),
            ("popover", "Home | Detail popover"),
            ("custom", "Home | Detail formSheet"), ("wrapped", "Home > Detail"),
            ("made", "Home > Detail"), ("login", "Home > Log In"), ("again", "Home > Detail"),
        ])
    func `a segue does what its kind says, and back`(name: String, expected: String) throws {
        let sim = Simulator()
        let (stack, home) = try ways(sim)
        home.performSegue(withIdentifier: name, sender: nil)
        try sim.settle()
        #expect(seen(stack) == expected)
        let isWrapped = ["custom", "wrapped"].contains(name)
        let told = HeardLog.taken().filter { !$0.hasPrefix("page.") && !$0.hasPrefix("view.") }
        #expect(told == ["prepare \(name)"] + (isWrapped ? ["fade"] : []))
        guard let detail = home.last?.destination as? DetailPage else { return }
        #expect(detail.text == (name == "made" ? "made for made" : "decoded"))
        detail.performSegue(withIdentifier: "back", sender: nil)
        try sim.settle()
        #expect(seen(stack) == "Home")
        #expect(HeardLog.taken() == ["back from Detail"])
    }

    @Test func `looks of a presentation are the destination's before it is prepared`() throws {
        let sim = Simulator()
        let (_, home) = try ways(sim)
        home.performSegue(withIdentifier: "sheet", sender: nil)
        #expect(home.last?.destination.modalTransitionStyle == .crossDissolve)
        try sim.settle()
        home.dismiss(animated: false)
        try sim.settle()
        home.performSegue(withIdentifier: "popover", sender: nil)
        let popover = home.last?.destination.popoverPresentationController
        #expect(popover?.barButtonItem === home.navigationItem.rightBarButtonItem)
        #expect(popover?.permittedArrowDirections == .up)
        try sim.settle()
    }

    @Test(arguments: [
        ("wy-btn-001", "UIButton"), ("wy-bi-001", "UIBarButtonItem"),
        ("wy-pad-001", "UITapGestureRecognizer"),
    ])
    func `a finger performs a segue, unless the page refuses`(id: String, sender: String) throws {
        let sim = Simulator()
        let (stack, home) = try ways(sim)
        for refuses in [true, false] {
            home.refusesSegues = refuses
            if let view = home.storyboardScene?.object(id: id) as? UIView {
                #expect(sim.tap(view))
            } else {
                #expect(sim.tap("More"))
            }
            try sim.settle()
            #expect((seen(stack) == "Home") == refuses)
        }
        #expect(HeardLog.taken().map { $0.components(separatedBy: " from ").last } == [sender])
    }

    @Test func `a row performs its segue before the delegate is notified`() throws {
        let sim = Simulator()
        let (stack, home) = try ways(sim)
        let segue = try #require(home.storyboard?.file?.element(id: "wy-sg-002"))
        let rows = OneRow { cell in home.storyboardScene?.connect(segue, of: cell) }
        let table = UITableView(frame: home.view.bounds)
        table.dataSource = rows
        table.delegate = rows
        home.view.addSubview(table)
        try sim.settle()
        #expect(sim.tap(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))))
        try sim.settle()
        #expect(HeardLog.taken() == ["prepare show from UITableViewCell", "didSelect"])
        #expect(seen(stack) == "Home > Detail")
    }

    @Test func `a container view holds its child when the view has loaded`() throws {
        let sim = Simulator()
        let (stack, home) = try ways(sim)
        let child = try #require(home.children.first as? DetailPage)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 353, height: 200))
        #expect(stack.isToolbarHidden == false && stack.topViewController === home)
        child.performSegue(withIdentifier: "back", sender: nil)
        #expect(HeardLog.taken() == ["back from Detail"])
        #expect(home.storyboard?.file?.unread.filter { $0.element.contains("segue") } == [])
    }

    @Test(
        arguments: [
            ("nobody", "Receiver (<StoryboardTests.WaysPage: "),
            (
                "plain",
                "Could not perform segue with identifier 'plain'. A segue must either have a performHandler or it must override -perform."
            ),
        ])
    func `misuse gets UIKit's words`(name: String, words: String) throws {
        let sim = Simulator()
        sim.recordsExceptions = true
        let (_, home) = try ways(sim)
        home.performSegue(withIdentifier: name, sender: nil)
        #expect(sim.diagnostics.contains { $0.message.hasPrefix(words) })
    }
}

private final class OneRow: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let connect: (UITableViewCell) -> Void

    init(_ connect: @escaping (UITableViewCell) -> Void) { self.connect = connect }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        connect(cell)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        HeardLog.lines.append("didSelect")
    }
}
