#if !canImport(ObjectiveC)
    import UIKit

    extension AccountCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("nameLabel", \AccountCell.nameLabel),
                .outlet("ibanLabel", \AccountCell.ibanLabel),
                .outlet("balanceLabel", \AccountCell.balanceLabel),
            ]
        }
    }

    extension AccountDetailsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("bicLabel", \AccountDetailsViewController.bicLabel),
                .outlet("codeView", \AccountDetailsViewController.codeView),
                .outlet("holderLabel", \AccountDetailsViewController.holderLabel),
                .outlet("ibanLabel", \AccountDetailsViewController.ibanLabel),
                .outlet("shareButton", \AccountDetailsViewController.shareButton),
                .action("close:", AccountDetailsViewController.close),
                .action("copyIBAN:", AccountDetailsViewController.copyIBAN),
                .action("share:", AccountDetailsViewController.share),
            ]
        }
    }

    extension AccountViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("balanceLabel", \AccountViewController.balanceLabel),
                .outlet("directionControl", \AccountViewController.directionControl),
                .outlet("moreButton", \AccountViewController.moreButton),
                .outlet("tableView", \AccountViewController.tableView),
                .action("close:", AccountViewController.close),
                .action("transfer:", AccountViewController.transfer),
                .action("more:", AccountViewController.more),
                .action("directionChanged:", AccountViewController.directionChanged),
                .unwind("unwindToAccount:", AccountViewController.unwindToAccount),
            ]
        }
    }

    extension AccountsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("tableView", \AccountsViewController.tableView),
                .outlet("totalLabel", \AccountsViewController.totalLabel),
                .action("close:", AccountsViewController.close),
            ]
        }
    }

    extension BlockConfirmViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("blockButton", \BlockConfirmViewController.blockButton),
                .outlet("questionLabel", \BlockConfirmViewController.questionLabel),
                .outlet("reasonLabel", \BlockConfirmViewController.reasonLabel),
                .outlet("replaceSwitch", \BlockConfirmViewController.replaceSwitch),
                .action("block:", BlockConfirmViewController.block),
                .action("close:", BlockConfirmViewController.close),
            ]
        }
    }

    extension BlockReasonViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("foundCell", \BlockReasonViewController.foundCell),
                .action("close:", BlockReasonViewController.close),
            ]
        }
    }

    extension CardBlockedViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("referenceLabel", \CardBlockedViewController.referenceLabel)
            ]
        }
    }

    extension CardCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("faceView", \CardCell.faceView),
                .outlet("nameLabel", \CardCell.nameLabel),
                .outlet("numberLabel", \CardCell.numberLabel),
                .outlet("stateLabel", \CardCell.stateLabel),
            ]
        }
    }

    extension CardDesignCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("swatchView", \CardDesignCell.swatchView),
                .outlet("nameLabel", \CardDesignCell.nameLabel),
            ]
        }
    }

    extension CardDesignViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("collectionView", \CardDesignViewController.collectionView),
                .action("close:", CardDesignViewController.close),
                .action("next:", CardDesignViewController.next),
            ]
        }
    }

    extension CardLimitsConfirmViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("cashLabel", \CardLimitsConfirmViewController.cashLabel),
                .outlet("confirmButton", \CardLimitsConfirmViewController.confirmButton),
                .outlet("internetLabel", \CardLimitsConfirmViewController.internetLabel),
                .outlet("passcodeField", \CardLimitsConfirmViewController.passcodeField),
                .outlet("shopLabel", \CardLimitsConfirmViewController.shopLabel),
                .action("close:", CardLimitsConfirmViewController.close),
                .action("confirm:", CardLimitsConfirmViewController.confirm),
            ]
        }
    }

    extension CardLimitsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("cashLabel", \CardLimitsViewController.cashLabel),
                .outlet("cashSlider", \CardLimitsViewController.cashSlider),
                .outlet("countLabel", \CardLimitsViewController.countLabel),
                .outlet("countStepper", \CardLimitsViewController.countStepper),
                .outlet("internetLabel", \CardLimitsViewController.internetLabel),
                .outlet("internetSlider", \CardLimitsViewController.internetSlider),
                .outlet("saveButton", \CardLimitsViewController.saveButton),
                .outlet("shopLabel", \CardLimitsViewController.shopLabel),
                .outlet("shopSlider", \CardLimitsViewController.shopSlider),
                .action("close:", CardLimitsViewController.close),
                .action("limitChanged:", CardLimitsViewController.limitChanged),
                .action("countChanged:", CardLimitsViewController.countChanged),
                .action("save:", CardLimitsViewController.save),
            ]
        }
    }

    extension CardOrderSummaryViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("addressLabel", \CardOrderSummaryViewController.addressLabel),
                .outlet("designLabel", \CardOrderSummaryViewController.designLabel),
                .outlet("feeLabel", \CardOrderSummaryViewController.feeLabel),
                .outlet("kindLabel", \CardOrderSummaryViewController.kindLabel),
                .outlet("orderButton", \CardOrderSummaryViewController.orderButton),
                .outlet("termsSwitch", \CardOrderSummaryViewController.termsSwitch),
                .action("close:", CardOrderSummaryViewController.close),
                .action("termsChanged:", CardOrderSummaryViewController.termsChanged),
                .action("order:", CardOrderSummaryViewController.order),
            ]
        }
    }

    extension CardViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("abroadSwitch", \CardViewController.abroadSwitch),
                .outlet("contactlessSwitch", \CardViewController.contactlessSwitch),
                .outlet("expiryLabel", \CardViewController.expiryLabel),
                .outlet("internetSwitch", \CardViewController.internetSwitch),
                .outlet("nameLabel", \CardViewController.nameLabel),
                .outlet("numberLabel", \CardViewController.numberLabel),
                .action("close:", CardViewController.close),
                .action("switchChanged:", CardViewController.switchChanged),
            ]
        }
    }

    extension CardsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", CardsViewController.close),
                .unwind("unwindToCards:", CardsViewController.unwindToCards),
            ]
        }
    }

    extension CategoryViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", CategoryViewController.close)
            ]
        }
    }

    extension ChangePinViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("hintLabel", \ChangePinViewController.hintLabel),
                .outlet("newField", \ChangePinViewController.newField),
                .outlet("oldField", \ChangePinViewController.oldField),
                .outlet("repeatField", \ChangePinViewController.repeatField),
                .outlet("saveButton", \ChangePinViewController.saveButton),
                .collection("pinFields", \ChangePinViewController.pinFields),
                .action("close:", ChangePinViewController.close),
                .action("save:", ChangePinViewController.save),
                .action("pinChanged:", ChangePinViewController.pinChanged),
            ]
        }
    }

    extension DepositAmountViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountField", \DepositAmountViewController.amountField),
                .outlet("continueButton", \DepositAmountViewController.continueButton),
                .outlet("hintLabel", \DepositAmountViewController.hintLabel),
                .collection("quickButtons", \DepositAmountViewController.quickButtons),
                .action("close:", DepositAmountViewController.close),
                .action("amountChanged:", DepositAmountViewController.amountChanged),
                .action("quickAmount:", DepositAmountViewController.quickAmount),
                .action("continueTapped:", DepositAmountViewController.continueTapped),
            ]
        }
    }

    extension DepositCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("nameLabel", \DepositCell.nameLabel),
                .outlet("amountLabel", \DepositCell.amountLabel),
                .outlet("progressView", \DepositCell.progressView),
                .outlet("detailLabel", \DepositCell.detailLabel),
            ]
        }
    }

    extension DepositConfirmViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("accountLabel", \DepositConfirmViewController.accountLabel),
                .outlet("amountLabel", \DepositConfirmViewController.amountLabel),
                .outlet("openButton", \DepositConfirmViewController.openButton),
                .outlet("rateLabel", \DepositConfirmViewController.rateLabel),
                .outlet("spinner", \DepositConfirmViewController.spinner),
                .outlet("termLabel", \DepositConfirmViewController.termLabel),
                .action("close:", DepositConfirmViewController.close),
                .action("open:", DepositConfirmViewController.open),
            ]
        }
    }

    extension DepositOpenedViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("summaryLabel", \DepositOpenedViewController.summaryLabel)
            ]
        }
    }

    extension DepositTermViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("interestLabel", \DepositTermViewController.interestLabel),
                .outlet("rateLabel", \DepositTermViewController.rateLabel),
                .outlet("termPicker", \DepositTermViewController.termPicker),
                .outlet("totalLabel", \DepositTermViewController.totalLabel),
                .action("close:", DepositTermViewController.close),
            ]
        }
    }

    extension DepositTermsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("acceptSwitch", \DepositTermsViewController.acceptSwitch),
                .outlet("continueButton", \DepositTermsViewController.continueButton),
                .outlet("termsView", \DepositTermsViewController.termsView),
                .action("close:", DepositTermsViewController.close),
                .action("acceptChanged:", DepositTermsViewController.acceptChanged),
            ]
        }
    }

    extension DepositViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("accountLabel", \DepositViewController.accountLabel),
                .outlet("amountLabel", \DepositViewController.amountLabel),
                .outlet("beganLabel", \DepositViewController.beganLabel),
                .outlet("endCell", \DepositViewController.endCell),
                .outlet("endsLabel", \DepositViewController.endsLabel),
                .outlet("rateLabel", \DepositViewController.rateLabel),
                .outlet("renewSwitch", \DepositViewController.renewSwitch),
                .action("close:", DepositViewController.close),
                .action("renewChanged:", DepositViewController.renewChanged),
            ]
        }
    }

    extension DepositsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("tableView", \DepositsViewController.tableView),
                .action("close:", DepositsViewController.close),
                .unwind("unwindToDeposits:", DepositsViewController.unwindToDeposits),
            ]
        }
    }

    extension ExtraRepaymentViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountField", \ExtraRepaymentViewController.amountField),
                .outlet("effectControl", \ExtraRepaymentViewController.effectControl),
                .outlet("effectLabel", \ExtraRepaymentViewController.effectLabel),
                .outlet("payButton", \ExtraRepaymentViewController.payButton),
                .action("close:", ExtraRepaymentViewController.close),
                .action("amountChanged:", ExtraRepaymentViewController.amountChanged),
                .action("effectChanged:", ExtraRepaymentViewController.effectChanged),
                .action("pay:", ExtraRepaymentViewController.pay),
            ]
        }
    }

    extension LoanCalculatorViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountLabel", \LoanCalculatorViewController.amountLabel),
                .outlet("amountSlider", \LoanCalculatorViewController.amountSlider),
                .outlet("costLabel", \LoanCalculatorViewController.costLabel),
                .outlet("monthsLabel", \LoanCalculatorViewController.monthsLabel),
                .outlet("monthsSlider", \LoanCalculatorViewController.monthsSlider),
                .outlet("purposeControl", \LoanCalculatorViewController.purposeControl),
                .outlet("rateLabel", \LoanCalculatorViewController.rateLabel),
                .action("close:", LoanCalculatorViewController.close),
                .action("valueChanged:", LoanCalculatorViewController.valueChanged),
                .action("purposeChanged:", LoanCalculatorViewController.purposeChanged),
            ]
        }
    }

    extension LoanCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("nameLabel", \LoanCell.nameLabel),
                .outlet("termLabel", \LoanCell.termLabel),
                .outlet("amountLabel", \LoanCell.amountLabel),
            ]
        }
    }

    extension LoanIncomeViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("employerField", \LoanIncomeViewController.employerField),
                .outlet("incomeField", \LoanIncomeViewController.incomeField),
                .outlet("otherField", \LoanIncomeViewController.otherField),
                .outlet("registerSwitch", \LoanIncomeViewController.registerSwitch),
                .outlet("rentField", \LoanIncomeViewController.rentField),
                .outlet("sincePicker", \LoanIncomeViewController.sincePicker),
                .outlet("submitButton", \LoanIncomeViewController.submitButton),
                .collection("amountFields", \LoanIncomeViewController.amountFields),
                .action("close:", LoanIncomeViewController.close),
                .action("submit:", LoanIncomeViewController.submit),
                .action("amountChanged:", LoanIncomeViewController.amountChanged),
                .action("registerChanged:", LoanIncomeViewController.registerChanged),
            ]
        }
    }

    extension LoanSubmittedViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("appointment:", LoanSubmittedViewController.appointment)
            ]
        }
    }

    extension LoanViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountLabel", \LoanViewController.amountLabel),
                .outlet("paidLabel", \LoanViewController.paidLabel),
                .outlet("progressView", \LoanViewController.progressView),
                .outlet("rateLabel", \LoanViewController.rateLabel),
                .action("close:", LoanViewController.close),
                .action("extra:", LoanViewController.extra),
            ]
        }
    }

    extension LoansViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", LoansViewController.close),
                .unwind("unwindToLoans:", LoansViewController.unwindToLoans),
            ]
        }
    }

    extension MovementCell: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("titleLabel", \MovementCell.titleLabel),
                .outlet("detailLabel", \MovementCell.detailLabel),
                .outlet("amountLabel", \MovementCell.amountLabel),
            ]
        }
    }

    extension MovementFilterViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("amountLabel", \MovementFilterViewController.amountLabel),
                .outlet("amountSlider", \MovementFilterViewController.amountSlider),
                .outlet("cardsSwitch", \MovementFilterViewController.cardsSwitch),
                .outlet("directionControl", \MovementFilterViewController.directionControl),
                .outlet("fromPicker", \MovementFilterViewController.fromPicker),
                .outlet("toPicker", \MovementFilterViewController.toPicker),
                .action("dateChanged:", MovementFilterViewController.dateChanged),
                .action("amountChanged:", MovementFilterViewController.amountChanged),
                .action("close:", MovementFilterViewController.close),
                .action("apply:", MovementFilterViewController.apply),
            ]
        }
    }

    extension MovementNoteViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("countLabel", \MovementNoteViewController.countLabel),
                .outlet("saveButton", \MovementNoteViewController.saveButton),
                .outlet("textView", \MovementNoteViewController.textView),
                .action("close:", MovementNoteViewController.close),
                .action("save:", MovementNoteViewController.save),
            ]
        }
    }

    extension MovementSearchViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("emptyLabel", \MovementSearchViewController.emptyLabel),
                .outlet("searchBar", \MovementSearchViewController.searchBar),
                .outlet("tableView", \MovementSearchViewController.tableView),
                .action("close:", MovementSearchViewController.close),
            ]
        }
    }

    extension MovementViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("accountLabel", \MovementViewController.accountLabel),
                .outlet("amountLabel", \MovementViewController.amountLabel),
                .outlet("categoryLabel", \MovementViewController.categoryLabel),
                .outlet("complainCell", \MovementViewController.complainCell),
                .outlet("dateLabel", \MovementViewController.dateLabel),
                .outlet("noteLabel", \MovementViewController.noteLabel),
                .outlet("referenceLabel", \MovementViewController.referenceLabel),
                .outlet("symbolView", \MovementViewController.symbolView),
                .outlet("titleLabel", \MovementViewController.titleLabel),
                .action("close:", MovementViewController.close),
            ]
        }
    }

    extension OrderCardViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .collection("chooseButtons", \OrderCardViewController.chooseButtons),
                .action("close:", OrderCardViewController.close),
                .action("choose:", OrderCardViewController.choose),
            ]
        }
    }

    extension OrderStatementViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("feeLabel", \OrderStatementViewController.feeLabel),
                .outlet("fromPicker", \OrderStatementViewController.fromPicker),
                .outlet("registeredSwitch", \OrderStatementViewController.registeredSwitch),
                .action("close:", OrderStatementViewController.close),
                .action("postChanged:", OrderStatementViewController.postChanged),
                .action("order:", OrderStatementViewController.order),
            ]
        }
    }

    extension OverdraftViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("changeButton", \OverdraftViewController.changeButton),
                .outlet("costLabel", \OverdraftViewController.costLabel),
                .outlet("limitLabel", \OverdraftViewController.limitLabel),
                .outlet("limitSlider", \OverdraftViewController.limitSlider),
                .outlet("noticeSwitch", \OverdraftViewController.noticeSwitch),
                .action("close:", OverdraftViewController.close),
                .action("limitChanged:", OverdraftViewController.limitChanged),
                .action("changeLimit:", OverdraftViewController.changeLimit),
            ]
        }
    }

    extension RenameAccountViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("nameField", \RenameAccountViewController.nameField),
                .outlet("saveButton", \RenameAccountViewController.saveButton),
                .collection("suggestionButtons", \RenameAccountViewController.suggestionButtons),
                .action("close:", RenameAccountViewController.close),
                .action("save:", RenameAccountViewController.save),
                .action("nameChanged:", RenameAccountViewController.nameChanged),
                .action("suggestionTapped:", RenameAccountViewController.suggestionTapped),
            ]
        }
    }

    extension ShowPinViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .collection("digitLabels", \ShowPinViewController.digitLabels),
                .action("close:", ShowPinViewController.close),
                .action("showDigits:", ShowPinViewController.showDigits),
                .action("hideDigits:", ShowPinViewController.hideDigits),
            ]
        }
    }

    extension StatementOrderedViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("textLabel", \StatementOrderedViewController.textLabel)
            ]
        }
    }

    extension StatementViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("accountLabel", \StatementViewController.accountLabel),
                .outlet("closingLabel", \StatementViewController.closingLabel),
                .outlet("inLabel", \StatementViewController.inLabel),
                .outlet("openingLabel", \StatementViewController.openingLabel),
                .outlet("outLabel", \StatementViewController.outLabel),
                .outlet("titleLabel", \StatementViewController.titleLabel),
                .action("close:", StatementViewController.close),
                .action("share:", StatementViewController.share),
            ]
        }
    }

    extension StatementsViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("tableView", \StatementsViewController.tableView),
                .outlet("yearControl", \StatementsViewController.yearControl),
                .action("close:", StatementsViewController.close),
                .action("yearChanged:", StatementsViewController.yearChanged),
            ]
        }
    }

    extension TravelNoticeViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("callSwitch", \TravelNoticeViewController.callSwitch),
                .outlet("cashSwitch", \TravelNoticeViewController.cashSwitch),
                .outlet("countriesField", \TravelNoticeViewController.countriesField),
                .outlet("fromPicker", \TravelNoticeViewController.fromPicker),
                .outlet("saveButton", \TravelNoticeViewController.saveButton),
                .outlet("untilPicker", \TravelNoticeViewController.untilPicker),
                .action("close:", TravelNoticeViewController.close),
                .action("dateChanged:", TravelNoticeViewController.dateChanged),
                .action("save:", TravelNoticeViewController.save),
            ]
        }
    }
#endif
