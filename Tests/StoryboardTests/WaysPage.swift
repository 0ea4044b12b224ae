@testable import UIKitCore

/// A page with all kinds of segues.
final class WaysPage: UIViewController {
    var refusesSegues = false
    private(set) var last: UIStoryboardSegue?

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        !refusesSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        last = segue
        let from = sender.map { " from \(type(of: $0))" } ?? ""
        HeardLog.lines.append("prepare \(segue.identifier ?? "-")\(from)")
    }

    @IBAction func backToHome(_ segue: UIStoryboardSegue) {
        HeardLog.lines.append("back from \(segue.source.title ?? "-")")
    }

    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailPage? {
        DetailPage(coder: coder, text: "made for \(segueIdentifier ?? "-")")
    }
}

final class DetailPage: UIViewController {
    private(set) var text = "decoded"

    init?(coder: NSCoder, text: String) {
        self.text = text
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Presents without an animation, and wraps the action of its kind.
final class FadeSegue: UIStoryboardSegue {
    override func perform() {
        HeardLog.lines.append("fade")
        if identifier == "wrapped" {
            super.perform()
        } else {
            source.present(destination, animated: false)
        }
    }
}

extension WaysPage: InterfaceBuilderConnected {
    class var outlets: Outlets {
        [
            .unwind("backToHome:", WaysPage.backToHome),
            .segueAction("makeDetail:sender:segueIdentifier:", WaysPage.makeDetail),
        ]
    }
}
