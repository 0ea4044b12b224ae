import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The common parts of the flow's pages: the parameter that each jump passes.
public class FlowPage: UIViewController {
    /// The parameter. A new page is created with it; a page that is returned to receives it before it appears.
    public var stringPara: String?

    /// Creates a page with its parameter.
    public init(stringPara: String) {
        self.stringPara = stringPara
        super.init(nibName: nil, bundle: nil)
    }

    /// The pages are created in code, as in the article.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A page of the flow is not archived.")
    }

    /// A sentence about the page.
    var sentence: String { "" }

    /// The page's jumps.
    var buttons: [UIButton] { [] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace("\(type(of: self))", sentence, buttons)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let presenter = presentingViewController.map { String(describing: type(of: $0)) } ?? "nil"
        PageLog.write(
            "\(type(of: self)) appears, stringPara = \(stringPara ?? "nil"), presented by \(presenter)")
    }

    deinit {
        PageLog.write("\(Self.self) is freed")
    }
}
