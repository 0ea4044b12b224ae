import Simulator

/// The possible actions on the current screen.
@MainActor
struct ActionFinder {
    /// Actions of one kind: the outcomes of the first ones decide whether the others are tried.
    struct Group: Codable, Sendable {
        /// The kind; `nil` for a single action.
        let kind: String?
        var actions: [UserAction]
    }

    /// The actions, in the order in which they are tried.
    private(set) var groups: [Group] = []
    /// Descriptions of the possible actions, without data.
    private(set) var marks: [String] = []
    private let app: ExploredApp
    private let simulator: Simulator

    init(_ app: ExploredApp, _ simulator: Simulator) {
        (self.app, self.simulator) = (app, simulator)
        let targets = TargetFinder.all()
        marks = Set(targets.map(\.mark)).sorted()
        addTexts(targets.filter { $0.role == .text })
        addTouches(targets)
        addKeys()
        addWaysBack()
    }

    private mutating func add(_ action: UserAction, _ kind: String? = nil) {
        if let kind, let index = groups.firstIndex(where: { $0.kind == kind }) {
            groups[index].actions.append(action)
        } else {
            groups.append(Group(kind: kind, actions: [action]))
        }
    }
}

// Text.
extension ActionFinder {
    /// Empty fields are filled in together; text is appended to other fields.
    private mutating func addTexts(_ fields: [FoundTarget]) {
        let empty = fields.filter { $0.find()?.textOfInput?.isEmpty ?? true }
        let filled = (empty.isEmpty ? Array(fields.prefix(1)) : empty).compactMap(filled)
        if !filled.isEmpty { add(.fill(filled)) }
        guard simulator.takesText, !Screen.isTextCovered else { return }
        marks.append("types")
        let receiver = UIApplication.shared.textReceiver as? UIView
        // A field that no touch reaches, such as one behind the dots of a passcode.
        if let receiver,
            fields.count < 2 || empty.count > 3 || !fields.contains(where: { $0.find() === receiver })
        {
            add(.type(text(for: receiver), times: 1))
        }
        if receiver is UITextField { add(.type("\n", times: 1)) }
    }

    private func filled(_ field: FoundTarget) -> FilledField? {
        field.find().map { FilledField(target: field.target, text: text(for: $0)) }
    }

    private func text(for view: UIView) -> String {
        let input = view as? any UITextInputTraits
        let field = ExploredField(
            page: Screen.front(of: simulator)?.pageName ?? "",
            name: (view as? UITextField)?.placeholder ?? view.wordsOfView ?? "",
            text: view.textOfInput ?? "", contentType: input?.textContentType ?? nil,
            keyboardType: input?.keyboardType ?? .default, isSecure: input?.isSecureTextEntry ?? false,
            isLong: view is UITextView)
        return app.text(field) ?? SampleText.text(for: field)
    }
}

// Fingers and keys.
extension ActionFinder {
    private mutating func addTouches(_ targets: [FoundTarget]) {
        var swiped: Set<String> = []
        for found in targets {
            switch found.role {
            case .text: continue
            case .drag: add(.drag(found.target))
            case .press: add(.tap(found.target, times: 1), found.group)
            case .row:
                add(.tap(found.target, times: 1), found.group)
                if let group = found.group, swiped.insert(group).inserted, found.find() is UITableViewCell {
                    add(.swipeRow(found.target))
                }
            }
            if found.opensByLongPress { add(.longPress(found.target), found.group.map { "hold \($0)" }) }
        }
    }

    private mutating func addKeys() {
        let first = UIApplication.shared.textReceiver ?? Screen.front(of: simulator)
        let responders = first.map { Array(sequence(first: $0, next: \.next)) } ?? []
        for command in responders.flatMap({ $0.keyCommands ?? [] }) {
            guard let input = command.input else { continue }
            add(.press(input, modifiers: command.modifierFlags.rawValue))
        }
    }

    private mutating func addWaysBack() {
        guard let front = Screen.front(of: simulator) else { return }
        if front is any SystemPage { add(.cancelSystemPage) }
        for form in [BackForm.edgeSwipe, .pulledSheet] where form.isPossible(on: front) { add(.goBack(form)) }
    }
}

extension UIView {
    /// The text of a field.
    var textOfInput: String? {
        switch self {
        case let field as UITextField: field.text ?? ""
        case let view as UITextView: view.text ?? ""
        default: nil
        }
    }
}

extension BackForm {
    /// Whether a user could perform the action on a page.
    @MainActor
    func isPossible(on page: UIViewController) -> Bool {
        let stack = page as? UINavigationController ?? page.navigationController
        let isInStack = (stack?.viewControllers.count ?? 0) > 1
        let root = sequence(first: page, next: \.parent).reduce(page) { $1 }
        switch self {
        case .edgeSwipe, .contentSwipe: return isInStack
        case .backMenu: return isInStack && stack?.isNavigationBarHidden == false
        case .backKeys, .escape, .escapeGesture: return isInStack || root.presentingViewController != nil
        case .pulledSheet, .tapBeside:
            return root.presentingViewController != nil
                && root.presentationController is UISheetPresentationController
        }
    }
}
