import DocumentPages
import PageFace
import PageFlow
import UIKit

/// What all pages of the flow have: the parameter that travels along each jump.
public class FlowPage: UIViewController {
    /// The parameter. A new page is made with it; a page that is returned to gets it before it appears.
    public var stringPara: String?

    /// Makes a page with its parameter.
    public init(stringPara: String) {
        self.stringPara = stringPara
        super.init(nibName: nil, bundle: nil)
    }

    /// The pages are made in code, as the document's are.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A page of the flow is not archived.")
    }

    /// What the page says of itself.
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
