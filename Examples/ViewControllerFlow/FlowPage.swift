import PageFace
import UIKit

/// What all pages of the flow have: the parameter that travels along each jump.
///
/// A page says in the log what arrived, and who presents it: the two things the document wants kept in mind.
public class FlowPage: UIViewController {
    /// The parameter. Each jump sets it at its goal.
    public var stringPara: String?

    /// Who is notified of a backward parameter in the delegate variant: the page that made this one.
    public weak var delegate: (any FlowPageDelegate)?

    private var listening: ReturnObservation?

    /// What the page says of itself.
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
