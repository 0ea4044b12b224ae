@testable import UIKitControls
@testable import UIKitCore

/// The callbacks of a storyboard's pages and views, in order.
@MainActor
enum HeardLog {
    static var lines: [String] = []

    static func taken() -> [String] {
        defer { lines = [] }
        return lines
    }
}

final class LoginPage: UIViewController {
    weak var titleLabel: UILabel!
    var helpItem: UIBarButtonItem!
    var topSpace: NSLayoutConstraint!
    var texts: [UIView]!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        HeardLog.lines.append("page.init(coder:)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        HeardLog.lines.append("page.awakeFromNib, item \(helpItem != nil), label \(titleLabel != nil)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        HeardLog.lines.append("page.viewDidLoad, label \(titleLabel != nil)")
    }

    @IBAction func continueTapped(_ sender: UIButton) { HeardLog.lines.append("continue") }
    func help() { HeardLog.lines.append("help") }
}

final class LoginView: UIView {
    required init?(coder: NSCoder) {
        HeardLog.lines.append("view.init(coder:)")
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        HeardLog.lines.append("view.awakeFromNib")
    }
}

extension LoginPage: InterfaceBuilderConnected {
    class var outlets: Outlets {
        [
            .outlet("titleLabel", \LoginPage.titleLabel),
            .outlet("helpItem", \LoginPage.helpItem),
            .outlet("topSpace", \LoginPage.topSpace),
            .collection("texts", \LoginPage.texts),
            .action("continueTapped:", LoginPage.continueTapped),
            .action("help", LoginPage.help),
        ]
    }
}
