/// The bar of a find interaction, at the bottom of the window over the keyboard: a search field, the number of results, and buttons. With
/// replacement, it has a second row.
@MainActor
final class FindNavigator: UIView, FindBar {
    private weak var interaction: UIFindInteraction?
    private let session: UIFindSession
    private let field = UISearchTextField(frame: .zero)
    private let replaceField = UITextField(frame: .zero)
    private let count = UILabel(frame: .zero)
    private weak var former: UIResponder?
    private var showsReplace = false
    private var observers: [any NSObjectProtocol] = []
    private static let rowHeight: CGFloat = 50

    init(_ interaction: UIFindInteraction, _ session: UIFindSession) {
        self.interaction = interaction
        self.session = session
        super.init(frame: .zero)
        setUpFields()
        setUpButtons()
        count.font = .systemFont(ofSize: 13)
        count.textColor = .secondaryLabel
        count.textAlignment = .right
        addSubview(count)
    }

    required init?(coder: NSCoder) { nil }

    /// Find commands continue to the searched view.
    override var next: UIResponder? { interaction?.view ?? super.next }

    func open(over view: UIView, showsReplace: Bool) {
        guard let window = view.windowLink else { return }
        former = window.firstResponder
        window.addSubview(self)
        adoptLooks(of: view)
        followKeyboard()
        textsChanged()
        self.showsReplace = showsReplace && session.supportsReplacement
        place()
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    func close() {
        let wasTyping = field.isFirstResponder || replaceField.isFirstResponder
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        if wasTyping { field.resignFirstResponder(); replaceField.resignFirstResponder() }
        removeFromSuperview()
        if wasTyping { former?.becomeFirstResponder() }
    }

    /// Called when the interaction's search or replacement text has changed.
    func textsChanged() {
        let (text, replacement) = (interaction?.searchText ?? "", interaction?.replacementText ?? "")
        if field.text != text { field.text = text }
        if replaceField.text != replacement { replaceField.text = replacement }
    }

    func resultsChanged() {
        let (total, place) = (session.resultCount, session.highlightedResultIndex)
        let isEmpty = interaction?.searchText?.isEmpty ?? true
        switch session.searchResultDisplayStyle {
        case _ where isEmpty: count.text = ""
        case .none: count.text = ""
        case .currentAndTotal where place != NSNotFound && total > 0: count.text = "\(place + 1) of \(total)"
        case .currentAndTotal, .total: count.text = "\(total) \(total == 1 ? "result" : "results")"
        }
        setNeedsDisplay()
    }

    private func followKeyboard() {
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.place() }
        }
        observers.append(observer)
    }

    /// Sets the position: above the keyboard, or at the window's safe area.
    private func place() {
        guard let window = windowLink else { return }
        let keyboard = Runtime.current.keyboard.frame.map { window.convert($0, from: nil).minY }
        let bottom = keyboard ?? window.bounds.maxY - window.safeAreaInsets.bottom
        let height = Self.rowHeight * (showsReplace ? 2 : 1)
        frame = CGRect(x: 0, y: bottom - height, width: window.bounds.width, height: height)
        setNeedsLayout()
        layoutIfNeeded()
    }

    // MARK: Layout

    private lazy var buttons: [Button] = [
        Button("Done", nil) { $0.interaction?.dismissFindNavigator() },
        Button("Find Options", "ellipsis.circle") { $0.openOptions() },
        Button("Find Previous", "chevron.up") { $0.interaction?.findPrevious() },
        Button("Find Next", "chevron.down") { $0.interaction?.findNext() },
    ]
    private lazy var replaceButtons: [Button] = [
        Button("Replace", nil) { $0.interaction?.replaceOne() },
        Button("Replace All", nil) { $0.interaction?.replaceAll() },
    ]

    /// Lays out the first button at the leading edge and the others at the trailing edge.
    override func layoutSubviews() {
        super.layoutSubviews()
        let row = CGRect(x: 12, y: 0, width: max(0, bounds.width - 24), height: Self.rowHeight)
        var end = row.maxX
        for button in buttons.dropFirst().reversed() { end = button.place(before: end, in: row) }
        let start = buttons[0].place(behind: row.minX, in: row) + 8
        let width = max(0, end - 8 - start)
        field.frame = CGRect(x: start, y: 7, width: width, height: 36)
        count.frame = CGRect(x: start + width - 110, y: 7, width: 80, height: 36)
        let second = row.offsetBy(dx: 0, dy: Self.rowHeight)
        var secondEnd = second.maxX
        for button in replaceButtons.reversed() { secondEnd = button.place(before: secondEnd, in: second) }
        replaceField.frame = CGRect(
            x: second.minX, y: second.minY + 7, width: max(0, secondEnd - 8 - second.minX), height: 36)
        for view in replaceButtons.map(\.view) + [replaceField] { view.isHidden = !showsReplace }
    }
}

// User actions.
extension FindNavigator {
    private func setUpFields() {
        field.placeholder = "Find"
        field.accessibilityIdentifier = "Find"
        field.autocorrectionType = .no
        field.smartQuotesType = .no
        field.smartDashesType = .no
        field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
        field.addAction(
            UIAction { [weak self] _ in self?.interaction?.findNext() }, for: .primaryActionTriggered)
        replaceField.placeholder = "Replace"
        replaceField.accessibilityIdentifier = "Replace With"
        replaceField.borderStyle = .roundedRect
        replaceField.autocorrectionType = .no
        replaceField.addAction(
            UIAction { [weak self] _ in
                self?.interaction?.replacementText = self?.replaceField.text
            }, for: .editingChanged)
        addSubview(field)
        addSubview(replaceField)
    }

    private func typed() {
        interaction?.searchText = field.text
        interaction?.search()
    }

    private func setUpButtons() {
        for button in buttons + replaceButtons {
            button.view.addAction(
                UIAction { [weak self] _ in self.map(button.action) }, for: .touchUpInside)
            addSubview(button.view)
        }
    }

    /// Opens the menu of the default options, or the app's menu.
    private func openOptions() {
        guard let interaction else { return }
        let usual = [
            option("Ignore Case", isOn: interaction.choices.ignoresCase) { $0.ignoresCase.toggle() },
            option("Whole Words", isOn: interaction.choices.method == .fullWord) {
                $0.method = $0.method == .fullWord ? .contains : .fullWord
            },
        ]
        let menu = interaction.optionsMenuProvider?(usual) ?? UIMenu(children: usual)
        let source = buttons[1].view
        menu.open(beside: source.bounds, in: source, sender: source)
    }

    private func option(
        _ title: String, isOn: Bool, _ change: @escaping (inout FindChoices) -> Void
    ) -> UIAction {
        UIAction(title: title, state: isOn ? .on : .off) { [weak interaction] _ in
            guard let interaction else { return }
            change(&interaction.choices)
            interaction.search()
        }
    }

    /// A button of the bar.
    @MainActor
    private struct Button {
        let view: UIButton
        let action: (FindNavigator) -> Void

        init(_ title: String, _ symbol: String?, _ action: @escaping (FindNavigator) -> Void) {
            view = UIButton(type: .system)
            self.action = action
            if let symbol {
                view.setImage(UIImage(systemName: symbol), for: .normal)
            } else {
                view.setTitle(title, for: .normal)
            }
            view.accessibilityIdentifier = title
            view.accessibilityLabel = title
        }

        private var width: CGFloat { max(36, view.intrinsicContentSize.width + 8) }

        /// Lays out the button to the left of an edge. Returns the button's left edge.
        func place(before end: CGFloat, in row: CGRect) -> CGFloat {
            view.frame = CGRect(x: end - width, y: row.minY + 3, width: width, height: 44)
            return end - width
        }

        /// Lays out the button to the right of an edge. Returns the button's right edge.
        func place(behind start: CGFloat, in row: CGRect) -> CGFloat {
            view.frame = CGRect(x: start, y: row.minY + 3, width: width, height: 44)
            return start + width
        }
    }
}

extension FindNavigator: SelfDrawing {
    func drawLook() { fill(UIBezierPath(rect: bounds), menuGround) }
}
