import PageFace
import UIKit

/// The common parts of the flow's pages: the parameter that each jump passes.
///
/// A page logs the received parameter, and its presenting controller: the two facts that the article emphasizes.
public class FlowPage: UIViewController {
    /// The parameter. Each jump sets it at its destination.
    public var stringPara: String?

    /// The receiver of a backward parameter in the delegate variant: the page that created this one.
    public weak var delegate: (any FlowPageDelegate)?

    private var listening: ReturnObservation?

    /// A sentence about the page.
    var sentence: String { "" }

    /// The page's jumps.
    var buttons: [UIButton] { [] }

    public override func viewDidLoad() {
        super.viewDidLoad()
        showFace("\(type(of: self))", sentence, buttons)
        listening = ReturnObservation(for: self)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let presenter = presentingViewController.map { String(describing: type(of: $0)) } ?? "nil"
        FlowLog.write(
            "\(type(of: self)) appears, stringPara = \(stringPara ?? "nil"), presented by \(presenter)")
    }

    deinit {
        FlowLog.write("\(type(of: self)) is freed")
    }
}
